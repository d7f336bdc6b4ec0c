/** A drawing of the table for people: one line for each zone that has cards, each card by number and name. */
import type { Viewer } from '@hortus/kernel';
import { titleOf } from '../cards/compile.ts';
import { designIn, faceOfDesign, isBarredFace } from '../state/faces.ts';
import type { CgsState } from '../types.ts';
import { view } from '../view/view.ts';
import { playerName, seatName } from './names.ts';

export function draw(state: CgsState, viewer: Viewer): string {
  const seen = view(state, viewer);
  const { cards } = state.rules;
  const card = (face: number): string => {
    const { card } = cards.designs[designIn(face)];
    return `${card.number}${isBarredFace(face) ? '!' : ''} ${titleOf(card)}`;
  };
  const line = (name: string, faces: readonly number[]): string[] =>
    faces.length === 0 ? [] : [`${name.padEnd(10)} ${faces.map(card).join(' · ')}`];
  const { standing } = seen;
  return [
    `${cards.eras[seen.era].name}, ${seen.phase}${isTurn(seen.phase) ? ` of ${playerName(seen.turn)}` : ''}`,
    ...(seen.current === null || seen.hero === null
      ? []
      : line(`hero ${playerName(seen.hero)}`, [faceOfDesign(seen.current, false)])),
    ...(standing?.costs ?? []).map(
      ({ name, required, covered }) =>
        `  ${cards.names[name]}: ${required.map((need, player) => `${playerName(player)} ${covered[player]}/${need}`).join(', ')}`,
    ),
    ...seen.ground.flatMap((faces, seat) => line(`ground ${seatName(state, seat)}`, faces)),
    ...line('common', seen.common),
    ...seen.site.flatMap((faces, player) => line(`site ${playerName(player)}`, faces)),
    ...seen.wreck.flatMap((faces, player) => line(`wreck ${playerName(player)}`, faces)),
    ...seen.ops.flatMap((faces, seat) => line(`ops ${seatName(state, seat)}`, faces)),
    `points ${seen.eras.map(({ points }, player) => `${playerName(player)} ${points}`).join(', ')}`,
  ].join('\n');
}

const isTurn = (phase: string): boolean => phase === 'turn' || phase === 'answer' || phase === 'doing';
