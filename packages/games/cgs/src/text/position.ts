/** A position as text, fields behind `|`, each only where it says something (ledger, Notation). */
import { type Seat, seatsOf } from '@hortus/kernel';
import { faceOf, facesIn } from '../state/faces.ts';
import { layerOf } from '../state/players.ts';
import { cardsIn, groundOf, immuneOf, opsOf, siteOf, wreckOf } from '../state/zones.ts';
import { mineOf, openOffers, theirsOf, toOf } from '../trade/offers.ts';
import {
  ANSWER,
  AT_POWER,
  at,
  BATCH,
  type CgsState,
  CLAIM,
  DOING,
  DOINGS,
  NO_REQUEST,
  NONE,
  OPTIONS,
  type Options,
  OVER,
  POWER,
  POWERS,
  REQUESTS,
  REUSE,
  ROLEPLAYS,
  STEPS,
  STUDY,
} from '../types.ts';
import { faceName, playerName, seatName } from './names.ts';

export function makePosition(state: CgsState): string {
  return [...timeParts(state), ...zoneParts(state), ...adventureParts(state), ...sessionParts(state)].join(
    ' | ',
  );
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
const when = (holds: boolean, text: () => string): string[] => (holds ? [text()] : []);

function timeParts({ words, ...state }: CgsState): string[] {
  const phase = words[at.phase];
  const era = when(words[at.era] > 0, () => `era ${words[at.era] + 1}`);
  const first = `first ${playerName(words[at.first])}`;
  const turns = when(words[at.turns] > 0, () => `turns ${words[at.turns]}`);
  const ready = when(words[at.ready] !== 0, () => `ready ${seatNames({ words, ...state }, words[at.ready])}`);
  if (phase === STUDY) return [...era, 'phase study', first, ...turns, ...ready];
  if (phase === CLAIM) return [...era, 'phase claim', first, ...turns];
  if (phase === OVER) return [...era, 'phase over', first, ...turns];
  return [
    ...era,
    first,
    `turn ${playerName(words[at.turn])}`,
    ...turns,
    ...when(phase !== DOING && words[at.step] !== AT_POWER, () => `step ${STEPS[words[at.step]]}`),
  ];
}

const seatNames = (state: CgsState, seats: number): string =>
  seatsOf(seats)
    .map((seat) => seatName(state, seat))
    .join(',');
const playerNames = (players: number): string => seatsOf(players).map(playerName).join(',');

/** `1,12*2,13!` */
function makeCards(state: CgsState, zone: number): string {
  const faces = facesIn(state, zone);
  const named: string[] = [];
  for (let i = 0, next = 0; i < faces.length; i = next) {
    while (faces[next] === faces[i]) next++;
    named.push(faceName(state, faces[i]) + (next - i > 1 ? `*${next - i}` : ''));
  }
  return named.join(',');
}

function zoneParts(state: CgsState): string[] {
  const { rules } = state;
  const part = (name: string, zone: number): string[] => {
    const cards = makeCards(state, zone);
    return cards === '' ? [] : [`${name} ${cards}`];
  };
  const bySeat = (name: string, zone: (seat: Seat) => number): string[] =>
    upTo(rules.seats).flatMap((seat) => part(`${name} ${seatName(state, seat)}`, zone(seat)));
  const byPlayer = (name: string, zone: (player: number) => number): string[] =>
    upTo(rules.players).flatMap((player) => part(`${name} ${playerName(player)}`, zone(player)));
  return [
    ...bySeat('ops', opsOf),
    ...bySeat('ground', groundOf),
    ...byPlayer('site', siteOf),
    ...byPlayer('wreck', wreckOf),
    ...part('common', at.common),
  ];
}

function adventureParts(state: CgsState): string[] {
  const { words, rules } = state;
  const players = upTo(rules.players);
  const seats = upTo(rules.seats);
  const name = (card: number): string => faceName(state, faceOf(state, card));
  const asking = words[at.phase] === ANSWER;
  const offers = seats.flatMap((seat) =>
    openOffers(state, seat).map(
      (one) =>
        `${seatName(state, seat)}:${faceName(state, mineOf(one))}>${seatName(state, toOf(one))}:${faceName(state, theirsOf(one))}`,
    ),
  );
  return [
    ...when(
      words[at.current] !== NONE,
      () => `hero ${playerName(words[at.hero])} ${name(words[at.current])}`,
    ),
    ...players.flatMap((player) =>
      when(
        words[at.pending + player] !== NONE,
        () => `pending ${playerName(player)} ${name(words[at.pending + player])}`,
      ),
    ),
    ...players.flatMap((player) =>
      cardsIn(state, immuneOf(player)).map(
        (card) => `immune ${playerName(player)} ${seatName(state, layerOf(state, card))}:${name(card)}`,
      ),
    ),
    ...when(words[at.out] !== 0, () => `out ${playerNames(words[at.out])}`),
    ...players.flatMap((player) => {
      const what = asking && player === words[at.turn] ? words[at.request] : words[at.asked + player];
      return when(what !== NO_REQUEST, () => `asked ${playerName(player)} ${REQUESTS[what]}`);
    }),
    ...when(asking, () => `answers ${playerNames(words[at.answers])}`),
    ...when(words[at.phase] === DOING, () => makeDoing(state)),
    ...when(offers.length > 0, () => `offers ${offers.join(', ')}`),
    ...seats.flatMap((seat) =>
      when(words[at.made + seat] > 0, () => `made ${seatName(state, seat)} ${words[at.made + seat]}`),
    ),
  ];
}

/** `doing reuse a 41 from b left 1 then 42`; for a power the first one named is under way once its rival is fixed. */
function makeDoing(state: CgsState): string {
  const { words } = state;
  const doing = words[at.doing];
  const name = (card: number): string => faceName(state, faceOf(state, card));
  const queue = [...words.subarray(at.queue, at.queue + words[at.queued])].map(name).join(',');
  const head = `doing ${DOINGS[doing]} ${playerName(words[at.turn])}`;
  if (doing === BATCH) return queue === '' ? head : `${head} ${queue}`;
  const active = words[at.doPower];
  const left = upTo(POWERS.length).filter(
    (power) => power !== active && ((words[at.doLeft] >>> power) & 1) === 1,
  );
  const powers = (active === NONE ? left : [active, ...left]).map((power) => POWERS[power]).join(',');
  return [
    head,
    name(words[at.doCard]),
    ...when(doing === POWER, () => powers),
    ...when(words[at.doFrom] !== NONE, () => `from ${playerName(words[at.doFrom])}`),
    ...when(doing === REUSE, () => `left ${words[at.doLeft]}`),
    ...when(queue !== '', () => `then ${queue}`),
  ].join(' ');
}

function sessionParts(state: CgsState): string[] {
  const { words, rules } = state;
  const players = upTo(rules.players);
  const claimed = players.filter((player) => words[at.claimed + player] !== NONE);
  const affiliation = (player: number): string =>
    `${playerName(player)} "${rules.cards.affiliations[words[at.claimed + player]]}"`;
  const count = (name: string, field: number): string[] =>
    when(words[field] > 0, () => `${name} ${words[field]}`);
  const byPlayer = (name: string, field: number): string[] =>
    players.flatMap((player) =>
      when(words[field + player] > 0, () => `${name} ${playerName(player)} ${words[field + player]}`),
    );
  return [
    ...when(claimed.length > 0, () => `affiliations ${claimed.map(affiliation).join(', ')}`),
    ...byPlayer('wins', at.wins),
    ...byPlayer('latest', at.latest),
    ...when(words[at.gone] !== 0, () => `gone ${seatNames(state, words[at.gone])}`),
    ...when(
      words[at.lastRoleplay] !== NONE,
      () =>
        `last ${ROLEPLAYS[words[at.lastRoleplay]]} ${words[at.lastWon] === 1 ? 'won' : 'lost'} ${playerName(words[at.lastBy])}`,
    ),
    ...count('adventures', at.adventures),
    ...count('idle', at.idle),
    ...when(words[at.busy] === 1, () => 'busy'),
    ...when(words[at.quiet] === NONE, () => 'quiet now'),
    ...count('quiet', at.quiet),
    ...makeSettings(rules.options),
  ];
}

/** A pack that was brought comes with the options. */
function makeSettings(options: Options): string[] {
  const said = (Object.keys(OPTIONS) as (keyof Options)[])
    .filter((name) => options[name] !== OPTIONS[name].initial)
    .filter((name) => typeof options[name] !== 'object')
    .map((name) => `${name}=${options[name]}`);
  return said.length === 0 ? [] : [`set ${said.join(' ')}`];
}
