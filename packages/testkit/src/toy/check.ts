/** What a position written by hand can get wrong beyond its spelling: a state that no match could be in. */
import { bitCount, hasMember, hasSeat, NO_SEATS, type Seat } from '@hortus/kernel';
import { toAct } from './setup.ts';
import {
  ANSWER,
  at,
  BID,
  handSize,
  MOST_ASIDE,
  MOST_OFFERS,
  NONE,
  OPTIONS,
  OVER,
  sideOf,
  type ToyState,
  TRIM,
  TURN,
} from './types.ts';

/** No hand is ever larger, so the stock can always replace what is put aside. */
const MOST_CARDS = OPTIONS.hand.most;

/** Pairs of the part at fault and what is wrong with it. */
export function faultsOf(state: ToyState): [path: string, message: string][] {
  const { ints, rules } = state;
  const phase = ints[at.phase];
  const seats = Array.from({ length: rules.seats }, (_, seat) => seat);
  const [leader, turn, engaged] = [ints[at.leader], ints[at.turn], ints[at.engaged]];
  const quit = ints[at.quitter] !== NONE;
  const faults: [string, string][] = [];
  const must = (holds: boolean, path: string, message: string): void => {
    if (!holds) faults.push([path, message]);
  };
  const isSeat = (seat: Seat): boolean => seat >= 0 && seat < rules.seats;
  const emptyHanded = seats.every((seat) => handSize(ints, seat) === 0);
  const dealt = seats.every((seat) => ints[at.bids + seat] !== NONE);

  must(
    leader === NONE ? turn === NONE : isSeat(leader) && isSeat(turn),
    'leader',
    'a leader and a turn, or neither',
  );
  must((leader !== NONE) === dealt, 'bids', 'there is a leader as soon as all have bid');
  must(leader !== NONE || phase === BID || quit, 'leader', `needed in the phase ${phase}`);
  must(phase !== BID || leader === NONE, 'leader', 'nobody leads before the bids are opened');
  must(phase !== TRIM || leader === turn, 'turn', 'the leader trims');
  must(bitCount(ints[at.aside]) <= MOST_ASIDE, 'aside', `at most ${MOST_ASIDE} cards`);
  must(
    leader !== NONE || (ints[at.aside] === 0 && ints[at.spent] === 0),
    'spent',
    'nothing before the bids are opened',
  );
  must(phase !== TRIM || ints[at.spent] === 0, 'spent', 'nothing is played before the trim');
  must(
    phase !== TRIM || handSize(ints, turn) + bitCount(ints[at.aside]) <= MOST_CARDS,
    'aside',
    'more than a hand can have held',
  );
  for (const seat of seats)
    must(handSize(ints, seat) <= MOST_CARDS, 'hands', `at most ${MOST_CARDS} cards each`);
  must(phase !== TURN || handSize(ints, turn) > 0, 'turn', 'who has the turn holds a card');
  must(
    (phase === ANSWER) === (engaged !== NONE) || quit,
    'engaged',
    'a card is engaged while the other side answers',
  );
  must(
    engaged === NONE || (leader !== NONE && hasMember(ints, at.spent, engaged)),
    'engaged',
    'lies among the spent cards',
  );
  for (let seat = 0; seat < 4; seat++)
    if (hasSeat(ints[at.passed], seat))
      must(
        engaged !== NONE && isSeat(seat) && sideOf(seat) !== sideOf(turn),
        'passed',
        'only seats that may answer',
      );
  must(
    quit ? phase === OVER && isSeat(ints[at.quitter]) : phase !== OVER || emptyHanded,
    'quit',
    'over means no cards, or a quitter',
  );
  for (let seat = 0; seat < 4; seat++) if (ints[at.scouted + seat] !== NONE) checkScout(state, seat, must);
  for (let seat = 0; seat < 4; seat++) checkOffer(state, seat, must);
  const made = seats.reduce((sum, seat) => sum + ints[at.offers + seat], 0);
  must(ints[at.trades] <= made, 'trades', 'no more than were offered');
  if (faults.length === 0)
    must(phase === OVER || toAct(state) !== NO_SEATS, 'phase', 'somebody must be able to act');
  return faults;
}

function checkOffer(
  { ints, rules }: ToyState,
  seat: Seat,
  must: (holds: boolean, path: string, message: string) => void,
): void {
  const [to, card, made] = [ints[at.offeredTo + seat], ints[at.offered + seat], ints[at.offers + seat]];
  must(made <= MOST_OFFERS && (made === 0 || rules.options.trading), 'made', `at most ${MOST_OFFERS} offers`);
  must(made === 0 || (seat < rules.seats && ints[at.leader] !== NONE), 'made', 'only from the trim on');
  if (to === NONE) return;
  must(made > 0 && ints[at.phase] !== BID, 'offers', 'only from the trim on');
  must(
    to < rules.seats && to !== seat && handSize(ints, to) > 0,
    'offers',
    'to another seat that holds a card',
  );
  must(hasMember(ints, at.hands + seat, card), 'offers', 'of a card in hand');
}

function checkScout(
  { ints, rules }: ToyState,
  seat: Seat,
  must: (holds: boolean, path: string, message: string) => void,
): void {
  const [of, among, card] = [ints[at.scouted + seat], ints[at.among + seat], ints[at.seen + seat]];
  must(
    seat < rules.seats && of < rules.seats && sideOf(of) !== sideOf(seat),
    'scouts',
    'a seat of the other side',
  );
  must(
    ints[at.phase] !== BID && ints[at.phase] !== TRIM && ints[at.leader] !== NONE,
    'scouts',
    'only from the first turn on',
  );
  const left = handSize(ints, of);
  must(
    card === NONE ? left < among : left <= among && hasMember(ints, at.hands + of, card),
    'scouts',
    'the card seen is in that hand, or played',
  );
}
