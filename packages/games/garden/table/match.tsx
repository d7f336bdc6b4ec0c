/** What a match of several games adds: scores and the sheet. */

import { words } from '@hortus/frame/page/words.ts';
import { livingEntries, type PackedJson, type Reason, type Seat } from '@hortus/kernel';
import type { SeenEntry, TableInfo } from '@hortus/protocol';
import { reasonWords } from '@hortus/words';
import { REASONS, TARGETS, type View } from '../src/index.ts';
import { TokenArt } from './art.tsx';
import { codesOf, findTold } from './steps.ts';

export function score(view: View, seat: Seat): { readonly short: string; readonly said: string } | undefined {
  if (view.format === 'single') return undefined;
  const [count, target] = [view.score[seat as 0 | 1], TARGETS[view.format]];
  const key = view.format === 'wins3' ? 'web.garden.score.wins' : 'web.garden.score.points';
  return { short: `${count}/${target}`, said: words.value.say(key, { count, target }) };
}

export const resigning = (view: View): string =>
  words.value.say(view.format === 'single' ? 'web.resign.about' : 'web.garden.resign.game');

/** Only if the first player is random; the sentence is in the guide's book. */
export const again = ({ first = 'random' }: TableInfo['options']): string | undefined =>
  first === 'random' ? words.value.say('web.garden.again') : undefined;

export const reasons = (view: View): readonly Reason[] =>
  REASONS.filter(({ code }) => view.result?.reasons.includes(code));

export const winners = ({ result }: View): readonly Seat[] =>
  result === null || result.winner === null ? [] : [result.winner];

export function SeatMark({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  return <TokenArt token={seat === view.first ? 'X' : 'O'} />;
}

interface SheetProps {
  readonly view: View;
  readonly entries: readonly SeenEntry[];
  readonly names: readonly string[];
}

/** Game by game: who won it, why, and what it scored. */
export function Sheet({ view, entries, names }: SheetProps) {
  const { say, list } = words.value;
  if (view.format === 'single') return null;
  const games = livingEntries(entries).flatMap(({ told }) => findTold(told, 'ended') ?? []);
  const scored = (game: PackedJson, seat: Seat): string =>
    Number(game.winner) !== seat ? '–' : view.format === 'wins3' ? '1' : String(game.points);
  return (
    <table class="sheet">
      <caption>{say('web.garden.sheet', { target: TARGETS[view.format] })}</caption>
      <thead>
        <tr>
          <th scope="col">{say('web.garden.sheet.game')}</th>
          {names.map((name, seat) => (
            <th scope="col" key={seat}>
              {name}
            </th>
          ))}
          <th scope="col">{say('web.garden.sheet.why')}</th>
        </tr>
      </thead>
      <tbody>
        {games.map((game, i) => (
          <tr key={i}>
            <th scope="row">{i + 1}</th>
            {names.map((_, seat) => (
              <td key={seat}>{scored(game, seat)}</td>
            ))}
            <td class="sheet-why">
              {list(codesOf(Number(game.reasons)).map((code) => reasonWords(words.value, 'garden', code)))}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say('web.garden.sheet.sum')}</th>
          {names.map((_, seat) => (
            <td key={seat}>{view.score[seat as 0 | 1]}</td>
          ))}
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
