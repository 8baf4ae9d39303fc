"""What holds after every ply of every game (specification, section 11), over random games with all options."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from jurade.core.journal import Journal
from jurade.core.rng import Rng
from jurade.core.state import CHANCE, OVER
from jurade.games.feudo import GAME
from jurade.games.feudo.rules.actions import ATTACK, ATTACK_PASS, MARCH, MARCH_DONE, first_of, kind_of, second_of
from jurade.games.feudo.rules.board import COWARDS, FIGHTING, MOVING, PLAGUE, SOURCES, STRATEGY
from jurade.games.feudo.rules.combat import defence, strength
from jurade.games.feudo.rules.movement import march_cost
from jurade.games.feudo.tables import CENTRE, COUNT, FIGHTERS, GONE, HOME, LATTICE_PLACE, ON_FOOT, PAWNS, TRADES

BARON, FIRST_KNIGHT, MILADY = 0, 1, 2

games = st.fixed_dictionaries(
    {
        "rounds": st.sampled_from([10, 15, 20]),
        "plague": st.sampled_from(["normal", "normal", "virulent", "none"]),
        "adjacency": st.sampled_from(["side", "corner"]),
        "score_floor": st.sampled_from(["none", "zero"]),
        "map": st.sampled_from(["random", "study"]),
        "extension_cap": st.integers(1, 4),
    }
)


def bold(rng, legal):
    """A random action, but rarely a pass: fights bring out more of the rules."""
    action = legal[rng.below(len(legal))]
    if len(legal) > 1 and action == legal[0]:
        action = legal[1 + rng.below(len(legal) - 1)]
    return action


class Watch:
    """Checks one game ply by ply."""

    def __init__(self, state):
        self.state = state
        self.marched = 0  # shillings marched by the seat in turn
        self.fought = {}  # round -> pawns that attacked
        self.left = set()  # pawns that have left their castle
        self.convent = set()
        self.shown_in_round = {}

    def before(self, seat, action):
        state = self.state
        if seat >= 0 and kind_of(action) == MARCH and action != MARCH_DONE:
            cost = march_cost(state, seat, first_of(action), second_of(action))
            assert 0 < cost <= state.shillings  # 14
        if seat >= 0 and kind_of(action) == ATTACK and action != ATTACK_PASS:
            mask, cell = second_of(action), first_of(action)
            assert strength(state, seat, mask) > defence(state, seat, cell)  # 11
            pawns = {(seat, pawn) for pawn in range(PAWNS) if mask >> pawn & 1}
            assert not pawns & self.fought.setdefault(int(state.round), set())
            self.fought[int(state.round)] |= pawns

    def after(self, old, seat, action):
        new = self.state
        self.pawns(old, new)
        self.territories(new)
        self.cards(new)
        self.points(old, new)
        self.plague(old, new, seat)
        assert new.round <= new.rounds + new.cap  # 16

    def pawns(self, old, new):
        for seat in range(new.seats):
            places = [int(place) for place in new.place[seat * PAWNS : seat * PAWNS + PAWNS]]
            assert len(places) == 10  # 1
            assert all(0 <= place <= GONE for place in places)
            assert new.alive[seat] == sum(1 << pawn for pawn in range(PAWNS) if places[pawn] != GONE)
            assert new.alive[seat] & ~old.alive[seat] == 0  # eliminated never returns; 10
            assert old.discontent & ~new.discontent == 0
            assert bool(new.discontent >> seat & 1) == (COUNT[new.alive[seat] & FIGHTERS] < 4)
            for pawn, place in enumerate(places):
                if place < HOME:
                    self.left.add((seat, pawn))
                elif place == HOME and (seat, pawn) in self.left:  # 17
                    assert (pawn == BARON and new.bled >> seat & 1) or pawn == MILADY

    def territories(self, new):
        closed = {int(new.castle[seat]) for seat in range(new.seats)}
        for cell in range(121):
            here = [int(new.pawns_on(seat, cell)) for seat in range(new.seats)]
            if not any(here):
                continue
            assert not new.is_mountain(cell)  # 2
            assert cell not in closed
            town = new.town_at(cell)
            if town >= 0:
                assert all(not pawns or seat == new.owner[town] for seat, pawns in enumerate(here))
            if town >= 0 or LATTICE_PLACE[cell] >= 0:
                assert not any(pawns & ~ON_FOOT for pawns in here)  # 4
            if cell == CENTRE and new.has_convent():
                continue
            assert sum(1 for pawns in here if pawns & FIGHTERS) <= 1  # 3, 5
            for pawns in here:
                assert COUNT[pawns] <= 2
                if COUNT[pawns] == 2:
                    assert pawns & 0b101
                    assert not pawns & 0b010
            if new.is_wood(cell):
                assert sum(COUNT[pawns] for pawns in here) == 1

    def cards(self, new):
        for seat in range(new.seats):
            hand = [int(count) for count in new.hand[seat * TRADES : seat * TRADES + TRADES]]
            assert all(0 <= held <= most for held, most in zip(hand, (3, 1, 1), strict=True))  # 6
            if new.round:
                assert sum(hand) == 5 - (new.round - 1) % 5 - (new.opened >> seat & 1)
            assert COUNT[new.shown[seat]] <= 3  # 15
            if new.trade[seat] >= 0 and not new.opened >> seat & 1:
                assert new.least[seat] <= new.purse(seat, new.trade[seat]) <= new.most[seat]
            assert new.wages[seat] <= 2

    def points(self, old, new):
        if list(old.points) != list(new.points):
            assert old.phase == FIGHTING  # 7
        assert new.king >= old.king  # 9
        for seat in range(new.seats):
            sources = new.sources[seat * SOURCES : seat * SOURCES + SOURCES]
            assert sum(sources) == new.points[seat]
            if new.floor:
                assert new.points[seat] >= 0
            else:
                assert sources[4] == 0
                assert new.points[seat] - sources[COWARDS] >= 0  # 8
            assert new.king or new.points[seat] < 12

    def plague(self, old, new, seat):
        if new.plague == 2 or new.in_extension():
            assert new.plague_at < 0
        elif new.map >= 0:
            assert LATTICE_PLACE[new.plague_at] >= 0  # 12
        for other in range(new.seats):
            if new.phase == PLAGUE:
                assert not new.sick[other] & 1  # 13
            if new.plague:
                assert not new.sick[other] >> MILADY & 1  # 19
            if new.plague == 2:
                assert not new.sick[other]
            infected = new.sick[other] & ~old.sick[other]
            if infected and old.phase == MOVING and seat != CHANCE:
                assert not infected & 0b101  # 19
        if new.has_convent():
            inside = {(s, p) for s in range(new.seats) for p in range(PAWNS) if new.place[s * PAWNS + p] == CENTRE}
            for other, pawn in inside - self.convent:
                assert new.sick[other] >> pawn & 1 or new.round > old.round  # 18
            self.convent = inside


def play(seats, options, seed):
    state = GAME.start(seats, GAME.options.complete(options, seats))
    rng = Rng(seed, 5)
    watch = Watch(state)
    while state.actor() != OVER:
        actor = state.actor()
        if actor == CHANCE:
            action = rng.weighted(state.outcomes())
        else:
            legal = state.legal(actor)
            assert len(legal) > 1, "a decision with one action is automatic"
            action = bold(rng, legal)
        old = state.clone()
        watch.before(actor, action)
        state.journal = Journal()
        state.apply(actor, action)
        watch.after(old, actor, action)
    return state


@settings(max_examples=8, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 4), games, st.integers(0, 2**40))
def test_section_11(seats, options, seed):
    state = play(seats, options, seed)
    leaders = [place for place in state.places() if place == 1]
    assert state.ended == (2 if len(leaders) > 1 else 1 if state.round > state.rounds else 0)


def test_the_same_seed_gives_the_same_game():
    first, again = (GAME.dump(play(3, {}, 9)) for _ in range(2))
    assert first == again


def test_every_phase_is_reached_and_sealed_only_where_cards_are_chosen():
    seen = {}
    state = GAME.start(4, GAME.options.complete({}, 4))
    rng = Rng(3, 5)
    while state.actor() != OVER:
        actor = state.actor()
        seen.setdefault(int(state.phase), set()).add(state.sealed())
        action = rng.weighted(state.outcomes()) if actor == CHANCE else bold(rng, state.legal(actor))
        state.apply(actor, action)
    assert set(seen) == set(range(12))
    assert {phase for phase, sealed in seen.items() if True in sealed} == {STRATEGY, STRATEGY + 1}
