/** How often cards are played, and how often their players win, as SVG for a Markdown page. */
import { percent, plotFrame, plotText } from '@hortus/kit';

const INK = '#5c6b7a';
const [OPENED, SUPPORT] = ['#b0574c', '#4c7fb0'];

export interface PlottedCard {
  readonly name: string;
  readonly isAdventure: boolean;
  /** The share of sessions in which it was played. */
  readonly played: number;
  readonly wins: number;
  readonly low: number;
  readonly high: number;
}

const [WIDTH, HEIGHT, LEFT, BASE, TOP] = [620, 380, 56, 320, 14];
/** How many of the farthest dots are named, and the distance between names. */
const [LABELS, LINE] = [6, 12];

export function cardsPlot(cards: readonly PlottedCard[], even: number, title: string): string {
  const reach = Math.max(0.1, ...cards.map(({ wins }) => Math.abs(wins - even)));
  const x = (played: number): number => LEFT + played * (WIDTH - LEFT - 30);
  const y = (wins: number): number => TOP + ((even + reach - wins) / (2 * reach)) * (BASE - TOP);
  const dots = cards
    .map(
      ({ played, wins, isAdventure }) =>
        `<circle cx="${x(played).toFixed(1)}" cy="${y(wins).toFixed(1)}" r="4" fill="${isAdventure ? OPENED : SUPPORT}" opacity="0.7"/>`,
    )
    .join('');
  const far = [...cards]
    .filter(({ low, high }) => low > even || high < even)
    .sort((a, b) => Math.abs(b.wins - even) - Math.abs(a.wins - even))
    .slice(0, LABELS);
  // Names that would overlap move down.
  let free = Number.NEGATIVE_INFINITY;
  const labels = [...far]
    .sort((a, b) => b.wins - a.wins)
    .map(({ name, played, wins }) => {
      const isRight = played > 0.6;
      free = Math.max(y(wins) + 4, free + LINE);
      return plotText(
        x(played) + (isRight ? -8 : 8),
        free,
        name,
        `font-size="10" text-anchor="${isRight ? 'end' : 'start'}"`,
      );
    })
    .join('');
  const across = [0, 0.25, 0.5, 0.75, 1]
    .map((tick) => plotText(x(tick), BASE + 18, percent(tick), 'text-anchor="middle"'))
    .join('');
  const up = [even - reach, even, even + reach]
    .map((tick) => plotText(LEFT - 6, y(tick) + 4, percent(tick), 'text-anchor="end"'))
    .join('');
  const axes = `<path d="M${LEFT} ${TOP}V${BASE}H${WIDTH - 20}" stroke="${INK}" fill="none"/><path d="M${LEFT} ${y(even)}H${WIDTH - 20}" stroke="${INK}" stroke-dasharray="3 3"/>`;
  const key = `${plotText(LEFT, HEIGHT - 12, 'across: sessions with it; up: wins of those who play it')}<circle cx="${WIDTH - 170}" cy="${HEIGHT - 16}" r="4" fill="${OPENED}"/>${plotText(WIDTH - 162, HEIGHT - 12, 'adventure')}<circle cx="${WIDTH - 92}" cy="${HEIGHT - 16}" r="4" fill="${SUPPORT}"/>${plotText(WIDTH - 84, HEIGHT - 12, 'support')}`;
  return plotFrame(WIDTH, HEIGHT, axes + dots + labels + across + up + key, title);
}
