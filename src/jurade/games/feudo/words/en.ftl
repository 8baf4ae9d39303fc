# Feudo: why an action is not allowed.

why-now-castle = Now a castle is to be placed: castle, and a border hill
why-now-order = Now the turn order is to be chosen: order, and all seats
why-now-army = Now army cards are to be chosen: army, and three pawns
why-now-trade = Now a trade card is to be chosen: trade, and its shillings
why-now-play = Now an army card is to be shown: play, the pawn, and where it goes
why-now-march = Now shillings may be spent: march, the pawn and where it goes, or march done
why-now-attack = Now you may attack: attack, the territory and your pawns, or attack pass
why-now-advance = Now you may advance: advance, the territory, and who goes there or none

why-castle-corner = A castle cannot stand in the corner { $cell }
why-castle-inside = A castle stands on a border hill, and { $cell } is none
why-castle-side = Another castle already stands on the border of { $cell }
why-army-eliminated = Only pawns still in the game can be chosen, and these are not: { $pawns }
why-army-count = Choose { $count } army cards, no more and no fewer
why-trade-used = You have no trade card of { $shillings } shillings left

why-card-shown = The card of { $pawn } has been shown already
why-card-not-chosen = You did not choose the card of { $pawn } this round
why-power-not-milady = Only Milady charms or infects, not { $pawn }
why-pawn-eliminated = The pawn { $pawn } has been eliminated
why-baron-recovering = The Baron recovers from his wounds and cannot move this round
why-milady-resting = Milady rests after her charm and cannot move this round
why-no-wage = Your trade card cannot pay { $pawn }: a Mercenary moved by card costs one shilling
why-power-sheltered = Milady can charm or infect only from a territory of the map, not from her castle or the convent
why-infect-nobody = Nobody there would fall sick
why-infect-healthy = A healthy Milady cannot infect
why-charm-sick = A sick Milady cannot charm
why-charm-own = Milady charms the Barons of others only
why-charm-again = The Baron of { $seat } has been charmed this round already
why-charm-castle = The Baron of { $seat } is in his castle, where no charm reaches him
why-charm-far = The Baron of { $seat } is neither there nor on an adjacent territory

why-march-milady = Milady cannot be moved with shillings
why-marched-already = The pawn { $pawn } has marched this round already
why-same-place = The pawn is on { $cell } already
why-too-far = It is more than { $steps } { $steps ->
    [one] step
   *[other] steps
} from { $pawn } to { $cell }
why-no-path = No way of { $steps } { $steps ->
    [one] step
   *[other] steps
} or fewer leads { $pawn } to { $cell }
why-own-castle = Your castle on { $cell } can be crossed, but nobody goes back into it
why-castle = Nobody enters the castle of another on { $cell }
why-mountain = Nobody enters the mountain { $cell }
why-plague-pawn = The plague pawn stands on { $cell }
why-town = The town on { $cell } is not yours: it can be attacked, not entered
why-on-horse = { $pawn } cannot enter { $cell }: only Baron, Mercenaries and Footmen enter villages and towns
why-convent = { $pawn } is not sick, and only the sick enter the convent
why-enemy = An enemy stands on { $cell }
why-wood-taken = A wood holds one pawn, and { $cell } has one
why-knight-alone = The First Knight is always alone of his side, also on { $cell }
why-two-pawns = Two of your pawns can share { $cell } only if one is the Baron or Milady, and three never

why-attack-convent = Nobody in the convent can be attacked
why-attack-nothing = There is nothing to attack on { $cell }
why-attack-milady = Milady does not fight
why-attack-from-castle = { $pawn } is in the castle and cannot attack
why-attack-from-convent = { $pawn } is in the convent and cannot attack
why-attacked-already = { $pawn } has attacked this round already
why-attack-far = { $pawn } is not adjacent to { $cell }
why-attack-together = The Baron and the pawn beside him attack together or not at all
why-attack-weak = An attack of { $strength } does not beat a defence of { $defence }: it must be greater
why-attack-storm = A town is attacked with a Mercenary or a Footman, or with the Baron if you have neither left

why-advance-elsewhere = This advance goes to { $cell }
why-advance-not-there = { $pawn } took no part in that attack
why-advance-fallen = { $pawn } has fallen since
why-advance-wood = Only one pawn advances into a wood
why-advance-pair = One pawn advances, or two if one of them is the Baron, and no more of your pawns fit there
