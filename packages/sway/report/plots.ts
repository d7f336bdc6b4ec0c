/** Plots as SVG that stands in a page of Markdown, readable on light and dark. */
import { percent } from '@hortus/kit';
import { FAIR } from './facts.ts';
import type { Share, Summary, Worth } from './summary.ts';

const INK = '#5c6b7a';
const BAR = '#4c7fb0';
const SOFT = '#9db8d2';
const BAND = '#b9c9a7';

const svg = (width: number, height: number, inside: string, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="${width}" height="${height}" fill="#fff"/>${inside}</svg>\n`;
/** Factions may be called anything. */
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" fill="#26313b" ${more}>${escaped(words)}</text>`;

/** Shares with their intervals, and the band they are meant to lie in. */
export function sharesPlot(shares: readonly Share[], title: string): string {
  const [left, width, row] = [200, 620, 34];
  const x = (share: number): number => left + ((share - 0.4) / 0.2) * (width - left - 90);
  const height = shares.length * row + 40;
  const band = `<rect x="${x(FAIR.low)}" y="8" width="${x(FAIR.high) - x(FAIR.low)}" height="${height - 34}" fill="${BAND}" opacity="0.5"/><path d="M${x(0.5)} 8V${height - 26}" stroke="${INK}" stroke-dasharray="3 3"/>`;
  const ticks = [0.4, 0.45, 0.5, 0.55, 0.6]
    .map((tick) => text(x(tick), height - 8, percent(tick), 'text-anchor="middle"'))
    .join('');
  const clamp = (share: number): number => Math.min(0.6, Math.max(0.4, share));
  const rows = shares
    .map(({ name, share, low, high }, i) => {
      const y = 26 + i * row;
      return `${text(left - 10, y + 4, name, 'text-anchor="end"')}<path d="M${x(clamp(low))} ${y}H${x(clamp(high))}" stroke="${BAR}" stroke-width="3"/><circle cx="${x(clamp(share))}" cy="${y}" r="6" fill="${BAR}"/>${text(width - 80, y + 4, percent(share))}`;
    })
    .join('');
  return svg(width, height, band + rows + ticks, title);
}

export function lengthsPlot({ lengths, bin, games }: Summary): string {
  const [width, height, base] = [620, 220, 180];
  const most = Math.max(...lengths, 1);
  const step = (width - 60) / Math.max(lengths.length, 1);
  const bars = lengths
    .map((count, i) => {
      const tall = (count / most) * (base - 20);
      return `<rect x="${40 + i * step}" y="${base - tall}" width="${step - 3}" height="${tall}" fill="${BAR}"/>`;
    })
    .join('');
  const ticks = lengths
    .map((_, i) => (i % 4 === 0 ? text(40 + i * step, base + 18, String(i * bin)) : ''))
    .join('');
  return svg(
    width,
    height,
    `${bars}${ticks}<path d="M36 ${base}H${width - 16}" stroke="${INK}"/>${text(width / 2, height - 6, `turns in a game, ${games} games`, 'text-anchor="middle"')}`,
    'How many turns games take',
  );
}

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
      return `${text(left - 10, y + 4, ability, 'text-anchor="end"')}<rect x="${from}" y="${y - 7}" width="${to - from}" height="14" fill="${worth < 0 ? SOFT : BAR}"/><path d="M${x(worth - spread)} ${y}H${x(worth + spread)}" stroke="#26313b"/>${text(width - 92, y + 4, `${(100 * worth).toFixed(1)} · ${perGame.toFixed(1)}×`)}`;
    })
    .join('');
  const axis = `<path d="M${x(0)} 4V${height - 30}" stroke="${INK}"/>${text(left, height - 8, 'points of win share with minus without · engaged so often a game')}`;
  return svg(width, height, rows + axis, 'What each ability is worth');
}
