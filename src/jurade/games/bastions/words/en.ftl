### Bastions, English

## Why an action is not allowed

why-chance = Only chance names the first player and deals values and objectives.
why-not-won = You have not won yet: neither your objective nor 13 mission points are reached.
why-declare-later = You may declare your victory during your own turn only, while you choose the token, move or attack.
why-now-first = The first player has to be drawn first.
why-now-values = The values of the pieces have to be dealt first.
why-now-objectives = The objectives have to be dealt first.
why-now-place = It is time to place the pieces.
why-now-token = It is time to choose soldiers or strategists.
why-now-move = It is time to move; attacks come after all moves.
why-now-free = It is time to choose the prisoner to be freed.
why-now-put = It is time to put the freed piece beside the dungeon.
why-now-share = It is time to share out the courage gained.
why-now-lose = It is time to give up one point of courage.
why-now-attack = It is time to attack or to end the turn; nobody moves any more.
why-now-support = It is time to name supports or to go.
why-now-card = It is time to choose a courage card.
why-now-riposte = It is time to riposte or to pass.
why-now-over = The game is over.
why-place-order = { $value } is to be placed next.
why-place-start = { $cell } is not one of your starting cells.
why-place-type = { $type ->
    [t] An assault tower stands on { $cell }.
    [k] The king stands on { $cell }.
    [q] The Witch-Queen stands on { $cell }.
    [n] A knight stands on { $cell }.
    [a] An archer stands on { $cell }.
   *[s] A soldier stands on { $cell }.
}
why-tower-outside = An assault tower never stands in a bastion.
why-cell-taken = { $cell } is taken.
why-no-soldiers = You have no soldiers left in play.
why-no-strategists = You have no strategists left in play.
why-not-your-piece = { $piece } is not yours.
why-not-in-play = { $piece } is not in play.
why-stays = { $piece } stands there already; staying put is no move.
why-strategists-rest = The token says soldiers, and { $piece } is a strategist: strategists never move then.
why-unnatural-used = { $piece } cannot move: only one soldier moves in a strategists' turn.
why-no-speed = { $left ->
    [0] No speed is left for this phase.
    [one] Only one point of speed is left for this phase.
   *[other] Only { $left } points of speed are left for this phase.
}
why-moved-once = { $piece } has moved, and its type never uses speed.
why-moved-twice = { $piece } has moved twice.
why-reach-t = { $piece } cannot reach { $cell }: a tower goes one or two cells straight ahead, never diagonally.
why-reach-k = { $piece } cannot reach { $cell }: the king goes one cell.
why-reach-q = { $piece } cannot reach { $cell }: the Witch-Queen goes one or two cells in a straight line.
why-reach-n = { $piece } cannot reach { $cell }: a knight goes two steps, never to a neighbouring cell.
why-reach-a = { $piece } cannot reach { $cell }: an archer goes one cell.
why-reach-s = { $piece } cannot reach { $cell }: a soldier goes one cell straight ahead, never diagonally.
why-wall = A wall stands between { $piece } and { $cell }.
why-level = { $piece } and { $cell } are on different floors; the way leads over the stairs.
why-bridge-closed = The drawbridge is closed.
why-way-blocked = { $piece } cannot pass { $cell }: a piece stands there.
why-needs-tower = { $piece } can leave the upper floor towards { $cell } only onto an empty tower of its own.
why-battlefield-full = There is no room left on the battlefield.
why-never-carried = { $piece } cannot climb a tower.
why-tower-loaded = { $piece } carries somebody already.
why-bridge-destroyed = That drawbridge is destroyed.
why-bridge-worked = No more than { $most } bridge operations are made in one turn.
why-bridge-open = That drawbridge is open.
why-bridge-shut = That drawbridge is closed.
why-nobody-at-bridge = None of your pieces stands on the throne or in the dungeon of that bastion.
why-no-prisoner = { $piece } is not one of your pieces in that prison.
why-never-freed = { $piece } cannot be freed: kings are gone for good, and towers find no place in a bastion.
why-no-refuge = { $cell } is not a free ground cell or stairs beside the dungeon.
why-share-sum = Red and blue must add up to { $gain }.
why-red-empty = The red reserve is empty.
why-blue-empty = The blue reserve is empty.
why-courage-max = The courage of { $piece } is { $most } at most.
why-courage-queen = The courage of { $piece } is { $most } at most, and the Witch-Queen gives one of it.
why-courage-turn = No more than { $most } points of courage are spent in one turn; { $left } are left to you.
why-reserve-red = The red reserve does not hold the { $cost } points this card costs.
why-reserve-blue = The blue reserve does not hold the { $cost } points this card costs.
why-own-piece = { $piece } is on your own side.
why-riposte-holder = A riposte strikes the player who holds the token.
why-class-soldiers = The token says soldiers, and { $piece } is a strategist.
why-class-strategists = The token says strategists, and { $piece } is a soldier.
why-attacked = { $piece } has attacked in this turn.
why-no-shot-at-battlefield = Nobody shoots at the battlefield.
why-no-sight = { $piece } does not see { $target }: a piece stands between them.
why-no-arc = { $piece } cannot shoot { $target }: a wall or a height is in the way.
why-not-at-two = { $piece } cannot shoot { $target }: an archer shoots exactly two cells far in a straight line.
why-no-contact = { $piece } is not in contact with { $target }.
why-rider = { $target } rides a tower; from the ground { $piece } can only attack the tower.
why-other-level = { $piece } and { $target } are on different floors.
why-tower-diagonal = { $piece } cannot attack { $target }: a tower attacks straight ahead only.
why-wall-between = A wall stands between { $piece } and { $target }.
why-own-bridge = That drawbridge is your own.
why-archer-breach = { $piece } is an archer; archers attack no drawbridge.
why-not-in-front = { $piece } does not stand in front of that drawbridge.
why-rider-breach = { $piece } rides a tower; a drawbridge is attacked from the ground.
why-joined = { $piece } takes part already.
why-breach-soldiers = Only soldiers support an attack on a drawbridge.
why-no-mixing = { $piece } cannot join: soldiers attack with soldiers, archers with archers.
