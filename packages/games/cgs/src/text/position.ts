/** A position as text, fields separated by `|`, each only if it isn't empty (ledger, Notation). */
import { hasBit, type Seat, seatsOf } from '@hortus/kernel';
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

function timeParts({ ints, ...state }: CgsState): string[] {
  const phase = ints[at.phase];
  const era = when(ints[at.era] > 0, () => `era ${ints[at.era] + 1}`);
  const first = `first ${playerName(ints[at.first])}`;
  const turns = when(ints[at.turns] > 0, () => `turns ${ints[at.turns]}`);
  const ready = when(ints[at.ready] !== 0, () => `ready ${seatNames({ ints, ...state }, ints[at.ready])}`);
  if (phase === STUDY) return [...era, 'phase study', first, ...turns, ...ready];
  if (phase === CLAIM) return [...era, 'phase claim', first, ...turns];
  if (phase === OVER) return [...era, 'phase over', first, ...turns];
  return [
    ...era,
    first,
    `turn ${playerName(ints[at.turn])}`,
    ...turns,
    ...when(phase !== DOING && ints[at.step] !== AT_POWER, () => `step ${STEPS[ints[at.step]]}`),
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
  const { ints, rules } = state;
  const players = upTo(rules.players);
  const seats = upTo(rules.seats);
  const name = (card: number): string => faceName(state, faceOf(state, card));
  const asking = ints[at.phase] === ANSWER;
  const offers = seats.flatMap((seat) =>
    openOffers(state, seat).map(
      (one) =>
        `${seatName(state, seat)}:${faceName(state, mineOf(one))}>${seatName(state, toOf(one))}:${faceName(state, theirsOf(one))}`,
    ),
  );
  return [
    ...when(ints[at.current] !== NONE, () => `hero ${playerName(ints[at.hero])} ${name(ints[at.current])}`),
    ...players.flatMap((player) =>
      when(
        ints[at.pending + player] !== NONE,
        () => `pending ${playerName(player)} ${name(ints[at.pending + player])}`,
      ),
    ),
    ...players.flatMap((player) =>
      cardsIn(state, immuneOf(player)).map(
        (card) => `immune ${playerName(player)} ${seatName(state, layerOf(state, card))}:${name(card)}`,
      ),
    ),
    ...when(ints[at.out] !== 0, () => `out ${playerNames(ints[at.out])}`),
    ...players.flatMap((player) => {
      const what = asking && player === ints[at.turn] ? ints[at.request] : ints[at.asked + player];
      return when(what !== NO_REQUEST, () => `asked ${playerName(player)} ${REQUESTS[what]}`);
    }),
    ...when(asking, () => `answers ${playerNames(ints[at.answers])}`),
    ...when(ints[at.phase] === DOING, () => makeDoing(state)),
    ...when(offers.length > 0, () => `offers ${offers.join(', ')}`),
    ...seats.flatMap((seat) =>
      when(ints[at.made + seat] > 0, () => `made ${seatName(state, seat)} ${ints[at.made + seat]}`),
    ),
  ];
}

/**
 * `doing reuse a 41 from b left 1 then 42`; for a power,
 * the first one named is in progress once its rival is fixed.
 */
function makeDoing(state: CgsState): string {
  const { ints } = state;
  const doing = ints[at.doing];
  const name = (card: number): string => faceName(state, faceOf(state, card));
  const queue = [...ints.subarray(at.queue, at.queue + ints[at.queued])].map(name).join(',');
  const head = `doing ${DOINGS[doing]} ${playerName(ints[at.turn])}`;
  if (doing === BATCH) return queue === '' ? head : `${head} ${queue}`;
  const active = ints[at.doPower];
  const left = upTo(POWERS.length).filter((power) => power !== active && hasBit(ints[at.doLeft], power));
  const powers = (active === NONE ? left : [active, ...left]).map((power) => POWERS[power]).join(',');
  return [
    head,
    name(ints[at.doCard]),
    ...when(doing === POWER, () => powers),
    ...when(ints[at.doFrom] !== NONE, () => `from ${playerName(ints[at.doFrom])}`),
    ...when(doing === REUSE, () => `left ${ints[at.doLeft]}`),
    ...when(queue !== '', () => `then ${queue}`),
  ].join(' ');
}

function sessionParts(state: CgsState): string[] {
  const { ints, rules } = state;
  const players = upTo(rules.players);
  const claimed = players.filter((player) => ints[at.claimed + player] !== NONE);
  const affiliation = (player: number): string =>
    `${playerName(player)} "${rules.cards.affiliations[ints[at.claimed + player]]}"`;
  const count = (name: string, field: number): string[] =>
    when(ints[field] > 0, () => `${name} ${ints[field]}`);
  const byPlayer = (name: string, field: number): string[] =>
    players.flatMap((player) =>
      when(ints[field + player] > 0, () => `${name} ${playerName(player)} ${ints[field + player]}`),
    );
  return [
    ...when(claimed.length > 0, () => `affiliations ${claimed.map(affiliation).join(', ')}`),
    ...byPlayer('wins', at.wins),
    ...byPlayer('latest', at.latest),
    ...when(ints[at.gone] !== 0, () => `gone ${seatNames(state, ints[at.gone])}`),
    ...when(
      ints[at.lastRoleplay] !== NONE,
      () =>
        `last ${ROLEPLAYS[ints[at.lastRoleplay]]} ${ints[at.lastWon] === 1 ? 'won' : 'lost'} ${playerName(ints[at.lastBy])}`,
    ),
    ...count('adventures', at.adventures),
    ...count('idle', at.idle),
    ...when(ints[at.busy] === 1, () => 'busy'),
    ...when(ints[at.quietTurns] === NONE, () => 'quiet now'),
    ...count('quiet', at.quietTurns),
    ...makeSettings(rules.options),
  ];
}

/** A pack that was brought is passed with the options instead. */
function makeSettings(options: Options): string[] {
  const said = (Object.keys(OPTIONS) as (keyof Options)[])
    .filter((name) => options[name] !== OPTIONS[name].initial)
    .filter((name) => typeof options[name] !== 'object')
    .map((name) => `${name}=${options[name]}`);
  return said.length === 0 ? [] : [`set ${said.join(' ')}`];
}
