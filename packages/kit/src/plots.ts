/** Plots as SVG for a Markdown page, readable on light and dark. */
import { percent, quantile } from './report.ts';

const INK = '#5c6b7a';
const BAR = '#4c7fb0';
const BAND = '#b9c9a7';

/** Shares that are meant to be even lie in this band. */
export const FAIR = { low: 0.47, high: 0.53 };

export const plotFrame = (width: number, height: number, inside: string, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" font-family="sans-serif" font-size="12"><title>${title}</title><rect width="${width}" height="${height}" fill="#fff"/>${inside}</svg>\n`;
/** What is counted may have any name. */
const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
export const plotText = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" fill="#26313b" ${more}>${escaped(words)}</text>`;

export interface PlottedShare {
  readonly name: string;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Shares with their intervals, and the band they are meant to lie in. */
export function sharesPlot(shares: readonly PlottedShare[], title: string): string {
  const [left, width, row] = [200, 620, 34];
  const x = (share: number): number => left + ((share - 0.4) / 0.2) * (width - left - 90);
  const height = shares.length * row + 40;
  const band = `<rect x="${x(FAIR.low)}" y="8" width="${x(FAIR.high) - x(FAIR.low)}" height="${height - 34}" fill="${BAND}" opacity="0.5"/><path d="M${x(0.5)} 8V${height - 26}" stroke="${INK}" stroke-dasharray="3 3"/>`;
  const ticks = [0.4, 0.45, 0.5, 0.55, 0.6]
    .map((tick) => plotText(x(tick), height - 8, percent(tick), 'text-anchor="middle"'))
    .join('');
  const clamp = (share: number): number => Math.min(0.6, Math.max(0.4, share));
  const rows = shares
    .map(({ name, share, low, high }, i) => {
      const y = 26 + i * row;
      return `${plotText(left - 10, y + 4, name, 'text-anchor="end"')}<path d="M${x(clamp(low))} ${y}H${x(clamp(high))}" stroke="${BAR}" stroke-width="3"/><circle cx="${x(clamp(share))}" cy="${y}" r="6" fill="${BAR}"/>${plotText(width - 80, y + 4, percent(share))}`;
    })
    .join('');
  return plotFrame(width, height, band + rows + ticks, title);
}

export interface Bins {
  /** How many values fall into each bin. */
  readonly lengths: readonly number[];
  readonly bin: number;
}

/** At most 25 bins; the last includes everything longer. */
export function binned(sorted: readonly number[]): Bins {
  const bin = Math.max(1, Math.ceil(quantile(sorted, 0.99) / 24));
  const lengths: number[] = [];
  for (const length of sorted) {
    const i = Math.min(Math.floor(length / bin), 24);
    lengths[i] = (lengths[i] ?? 0) + 1;
  }
  return { lengths: Array.from(lengths, (one) => one ?? 0), bin };
}

export function lengthsPlot({ lengths, bin }: Bins, words: string, title: string): string {
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
    .map((_, i) => (i % 4 === 0 ? plotText(40 + i * step, base + 18, String(i * bin)) : ''))
    .join('');
  return plotFrame(
    width,
    height,
    `${bars}${ticks}<path d="M36 ${base}H${width - 16}" stroke="${INK}"/>${plotText(width / 2, height - 6, words, 'text-anchor="middle"')}`,
    title,
  );
}
