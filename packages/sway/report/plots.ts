/** What an ability is worth, as SVG for a Markdown page. */
import { plotFrame, plotText } from '@hortus/kit';
import type { Worth } from './summary.ts';

const INK = '#5c6b7a';
const BAR = '#4c7fb0';
const SOFT = '#9db8d2';

/** What an ability is worth: win share with minus without, with its interval. */
export function worthPlot(abilities: readonly Worth[]): string {
  const known = abilities.flatMap((one) => (one.worth === undefined ? [] : [{ ...one, worth: one.worth }]));
  const sorted = [...known].sort((a, b) => b.worth - a.worth);
  const most = Math.max(0.05, ...sorted.map(({ worth, spread }) => Math.abs(worth) + spread));
  const [left, width, row] = [120, 620, 22];
  const height = sorted.length * row + 44;
  const x = (worth: number): number => left + ((worth + most) / (2 * most)) * (width - left - 100);
  const rows = sorted
    .map(({ ability, worth, spread, perGame }, i) => {
      const y = 18 + i * row;
      const [from, to] = [Math.min(x(0), x(worth)), Math.max(x(0), x(worth))];
      return `${plotText(left - 10, y + 4, ability, 'text-anchor="end"')}<rect x="${from}" y="${y - 7}" width="${to - from}" height="14" fill="${worth < 0 ? SOFT : BAR}"/><path d="M${x(worth - spread)} ${y}H${x(worth + spread)}" stroke="#26313b"/>${plotText(width - 92, y + 4, `${(100 * worth).toFixed(1)} · ${perGame.toFixed(1)}×`)}`;
    })
    .join('');
  const axis = `<path d="M${x(0)} 4V${height - 30}" stroke="${INK}"/>${plotText(left, height - 8, 'win share with it minus without it, in points · times engaged per game')}`;
  return plotFrame(width, height, rows + axis, 'What each ability is worth');
}
