/** A combo card duel on the home page: two timelines with their totals, and the reserves as lives beside them. */
import type { LiveBoard, LiveDrawing, Sprite } from '@hortus/frame/scene/live.ts';
import type { SwayView } from '../src/index.ts';

const ROWS = [74, 26];
const [FROM, TO] = [31, 119];
/** Room for three digits beside the last card. */
const SUM = 141;
/** A card and the gap beside it. */
const CARD = 21;
/** Only the last cards of a timeline are drawn; its sum says the rest. */
const MOST = 6;

type Inks = LiveBoard['inks'];

/** `swayOf` says what a card is worth: a view only names cards. */
export const drawingOf = (inks: Inks, swayOf: (card: string) => number): LiveDrawing<SwayView> => ({
  margin: 17,
  shapes: {
    card: 'M-7-14H7a3 3 0 0 1 3 3V11a3 3 0 0 1-3 3H-7a3 3 0 0 1-3-3V-11a3 3 0 0 1 3-3z',
    life: 'M-4-6H4a1.500 1.500 0 0 1 1.500 1.500V4.500a1.500 1.500 0 0 1-1.500 1.500H-4a1.500 1.500 0 0 1-1.500-1.500V-4.500a1.500 1.500 0 0 1 1.500-1.500z',
    sum: '',
    line: 'M-44-.400H44V.400H-44z',
  },
  inks,
  draw(view) {
    const side = (seat: number): number => seat % 2;
    const lives = view.reserve.flatMap((cards, seat) =>
      cards.map((card, i): Sprite => {
        const y = ROWS[side(seat)] ?? 0;
        return [`l${card}`, 'life', `side${side(seat)}`, 10 + (i % 2) * 12, y - 8 + Math.floor(i / 2) * 15];
      }),
    );
    const lines = [0, 1].flatMap((row) => {
      const cards = view.engaged.filter(({ seat }) => side(seat) === row).slice(-MOST);
      const step = Math.min(CARD, (TO - FROM) / Math.max(1, cards.length));
      return cards.map(({ card }, i): Sprite => {
        const value = card === null ? '?' : String(swayOf(card));
        return [
          `e${card ?? `${row}.${i}`}`,
          'card',
          `card${row}`,
          FROM + (i + 0.5) * step,
          ROWS[row] ?? 0,
          0,
          step / CARD,
          value,
        ];
      });
    });
    const sums = view.totals.map(
      (total, row): Sprite => [`t${row}`, 'sum', `sum${row}`, SUM, ROWS[row] ?? 0, 0, 1.6, String(total)],
    );
    return [['m', 'line', 'line', 75, 50], ...lives, ...lines, ...sums];
  },
});
