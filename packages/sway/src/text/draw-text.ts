/** A position as a drawing for people, made from a view, so that it shows no more than that viewer may see. */
import type { Viewer } from '@hortus/kernel';
import type { SwayState } from '../edition/rules.ts';
import type { EntryView, HiddenView, PhaseName, SwayView, Task } from '../types.ts';
import { view } from '../view/view.ts';
import { seatName } from './names.ts';

export function draw(state: SwayState, viewer: Viewer): string {
  const seen = view(state, viewer);
  const shared = state.rules.experienceShared;
  return [
    headline(seen),
    destinyLine(seen),
    ...[0, 1].flatMap((side) => sideLines(seen, side, shared)),
    ...openLines(seen),
    ...seen.traces.map(({ card, in: places }) => `${card} is in ${places.join(' or ')}`),
    `discard pile ${seen.void.length}${seen.void.length === 0 ? '' : `: ${seen.void.join(', ')}`}`,
  ].join('\n');
}

/** What a player calls a phase or question. */
const STEPS: Readonly<Record<Exclude<PhaseName, 'over'> | Exclude<Task, 'none' | 'recruit'>, string>> = {
  draft: 'recruiting',
  opening: 'opening hands',
  obstruct: 'answer',
  reveal: 'face-down cards are turned up',
  plot: 'attack',
  share: 'sharing the experience',
  equalise: 'making hands equal',
  giving: 'giving up a card',
  refill: 'refilling hands',
  recruit: 'recruiting',
  unlock: 'unlocking an ability',
  trim: 'discarding down to seven',
  omen: 'choosing a card by omen',
  send: 'storing cards',
  window: 'a chance to cut in',
};

function headline({ phase, task, asked, turn, turns, end, finale }: SwayView): string {
  if (end !== null || phase === 'over') {
    const winner = end?.winner ?? null;
    return `over: ${winner === null ? 'nobody won' : `${seatName(winner)} won`} (${end?.why ?? ''})`;
  }
  const step = task === 'none' ? STEPS[phase] : `${STEPS[phase]}, ${STEPS[task]}`;
  const who = asked === null ? '' : `; ${seatName(asked)} to act`;
  return `turn ${turns + 1}, ${seatName(turn)}: ${step}${who}${finale ? '; finale' : ''}`;
}

function destinyLine({ destiny, looked }: SwayView): string {
  const under = destiny.under.map(({ card, known }) => `${card ?? '?'}${known === '' ? '' : ` (${known})`}`);
  const parts = [`deck ${destiny.unseen}`];
  if (under.length > 0) parts.push(`under it ${under.join(', ')}`);
  if (looked !== null)
    parts.push(`${seatName(looked.seat)} looks at ${looked.cards.map(({ card }) => card ?? '?').join(', ')}`);
  return parts.join('; ');
}

/** Cards the viewer knows, then a mark for each of the others; `*` marked, `+` drawn in this phase. */
function zone({ count, cards }: HiddenView): string {
  const shown = cards.map(
    ({ card, marked, fresh }) => `${card}${marked === true ? '*' : ''}${fresh === true ? '+' : ''}`,
  );
  const backs = count > cards.length ? [`${count - cards.length} hidden`] : [];
  return `${count}${count === 0 ? '' : `: ${[...shown, ...backs].join(', ')}`}`;
}

function sideLines(seen: SwayView, side: number, shared: boolean): string[] {
  const seats = seen.ops.map((_, seat) => seat).filter((seat) => (seat & 1) === side);
  const line = seen.engaged.filter(({ seat }) => (seat & 1) === side);
  const homes = shared ? [side] : seats;
  const reserve = seen.reserve[side];
  return [
    `side ${seatName(side)}, ${seen.sides[side]}`,
    ...(reserve.length === 0 ? [] : [`  lives (reserve): ${reserve.join(', ')}`]),
    `  timeline ${seen.totals[side]}${line.length === 0 ? '' : `: ${line.map(entry).join(', ')}`}`,
    ...seats.map((seat) => `  hand ${seatName(seat)} ${zone(seen.ops[seat])}`),
    ...homes
      .filter((home) => seen.experience[home].count > 0)
      .map((home) => `  experience ${seatName(home)} ${zone(seen.experience[home])}`),
    ...seats
      .filter((seat) => seen.unlocked[seat].length > 0)
      .map((seat) => `  unlocked ${seatName(seat)}: ${seen.unlocked[seat].join(', ')}`),
  ];
}

const entry = ({ card, as, doubled, hidden }: EntryView): string =>
  [
    hidden === undefined ? (card ?? '?') : `[${card ?? '?'}]`,
    ...(as === undefined ? [] : [`as ${as}`]),
    ...(doubled === true ? ['twice'] : []),
  ].join(' ');

function openLines({ pool, strike, barred, countdowns }: SwayView): string[] {
  const open = Object.entries(pool).map(([name, count]) => `${name} ${count}`);
  if (strike !== 'none') open.push('strike');
  return [
    ...(open.length === 0 ? [] : [`still to use: ${open.join(', ')}`]),
    ...(barred.length === 0 ? [] : [`kept from battle by covert: ${barred.map(seatName).join(', ')}`]),
    ...countdowns.map(({ side, left }) => `countdown of ${seatName(side)}: ${left} turns to go`),
  ];
}
