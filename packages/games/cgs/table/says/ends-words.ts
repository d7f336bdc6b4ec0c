/** When the era ends, and what is about to end unless somebody plays a card. */
import { words } from '@hortus/frame/page/words.ts';
import { type CgsState, eraEnds, eraLeaders, silenceOf } from '../../src/index.ts';
import type { Desk } from '../desk.ts';
import { endWords, isFatal } from './bring-words.ts';
import { said } from './say.ts';

/** By request, at a cap, and with adventures of its deck. */
export function eraEndWords(world: CgsState): string {
  const ends = eraEnds(world);
  const caps = ends.flatMap(({ kind, count }) =>
    count === undefined ? [] : [said(`ends.${kind}`, { count })],
  );
  return [
    said('ends'),
    caps.length === 0 ? '' : said('ends.also', { what: words.value.either(caps) }),
    ...ends.flatMap(({ kind, count }) => (count === undefined ? [said(`ends.${kind}`)] : [])),
  ]
    .filter(Boolean)
    .join(' ');
}

/** For the player who decides: what a round without a card would end, or what is at stake in this adventure. */
export function warnWords(desk: Desk): string {
  const { view, world, props } = desk;
  if (view.phase !== 'turn' || props.manner === 'lesson') return '';
  const silence = silenceOf(world);
  const fatal = isFatal(desk);
  if (silence?.isSoon === true) {
    const what = fatal ? said('warn.both') : endWords(desk, silence);
    return said(view.current === null ? 'warn.era' : 'warn.adventure', { what });
  }
  if (!fatal) return idleWords(desk);
  const turns = silence === undefined ? '' : said('warn.turns', { count: silence.turns });
  return [said('warn.lost'), turns].filter(Boolean).join(' ');
}

/** From how many adventures before the end on it is announced. */
const ANNOUNCED = 2;

/** CGS-R-61 Adventures in a row that end without a result end the era too. */
function idleWords(desk: Desk): string {
  const { view, world } = desk;
  const count = world.rules.options.idleCap - view.idle;
  if (world.rules.options.idleCap === 0 || view.idle === 0 || count > ANNOUNCED) return '';
  const what = endWords(desk, { ends: 'era', winner: null, winners: eraLeaders(world), next: view.turn });
  return said('warn.idle', { count, what });
}

/** Something ends within this round. */
export const isUrgent = ({ view, world }: Desk): boolean =>
  view.phase === 'turn' && silenceOf(world)?.isSoon === true;
