/** A card's face and back as they are printed: 63 × 88 mm, from the same record that is played. */
import type { CardRecord } from '../cards.ts';
import { SEAT_NAMES } from '../deck/fields.ts';
import { glyphOf, type PictureGroup, pictureOf } from '../picture/index.ts';
import type { AbilityName } from '../types.ts';

/** What a face says in the reader's language. */
export interface FaceWords {
  /** For the document: `en`. */
  readonly language: string;
  readonly ability: (ability: AbilityName) => string;
  /** What an ability does, in a line; '' for none. */
  readonly does: (ability: AbilityName) => string;
  readonly neutral: string;
  readonly epic: string;
  readonly recruits: (ability: AbilityName) => string;
  /** Of a custom card: whose it is. */
  readonly of: (seat: string) => string;
}

export const PLAIN_WORDS: FaceWords = {
  language: 'en',
  ability: (ability) => ability,
  does: () => '',
  neutral: 'neutral',
  epic: 'epic',
  recruits: (ability) => `recruits ${ability}`,
  of: (seat) => `of ${seat}`,
};

const MARKS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (mark) => MARKS[mark]!);

/** The longer the lore, the smaller its letters, so that every card is full and none overflows. */
const sizeOf = (length: number): string =>
  length > 400 ? 'tiny' : length > 230 ? 'small' : length > 130 ? 'medium' : 'large';

export function faceOf(
  card: CardRecord,
  group: PictureGroup,
  { words, later }: { readonly words: FaceWords; readonly later: boolean },
): string {
  const does = words.does(card.ability);
  const lore = card.lore ?? '';
  const side = card.owner !== undefined ? words.of(SEAT_NAMES[card.owner]!) : (card.faction ?? words.neutral);
  const marks = [
    ...(card.epic ? [`▲ ${words.epic}`] : []),
    ...(card.recruits === undefined ? [] : [words.recruits(card.recruits)]),
    side,
  ];
  return `<article class="card face group-${group}${lore.length + does.length > 480 ? ' wordy' : ''}"><header><b class="sway">${card.sway}</b><h2${
    card.name.length > 26 ? ' class="longest"' : card.name.length > 16 ? ' class="long"' : ''
  }>${escaped(card.name)}</h2></header><div class="art">${pictureOf(card, { group, later, theme: 'day' })}</div><p class="power"><i class="glyph">${glyphOf(
    card.ability,
  )}</i><b>${escaped(words.ability(card.ability))}</b><span>${escaped(marks.join(' · '))}</span></p>${
    does === '' ? '' : `<p class="does">${escaped(does)}</p>`
  }<p class="lore ${sizeOf(lore.length + does.length)}">${escaped(lore)}</p></article>`;
}

/** GEN-CRD-4, WA-CRD-4 All backs are alike. */
export const BACK = `<div class="card back"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 88" aria-hidden="true"><rect width="63" height="88" fill="#17332a"/><rect x="4" y="4" width="55" height="80" rx="2.5" fill="none" stroke="#e9c46a" stroke-width=".7"/><g fill="none" stroke="#e9c46a" stroke-width=".5">${rings()}</g><g fill="#e9c46a">${leaves()}</g><circle cx="31.5" cy="44" r="3.2" fill="#c9502f" stroke="#e9c46a" stroke-width=".6"/></svg></div>`;

function rings(): string {
  return [8, 13, 19, 26].map((r) => `<circle cx="31.5" cy="44" r="${r > 24 ? 24.5 : r}"/>`).join('');
}

/** Eight leaves round the middle, and a sprig in each corner: the same either way up. */
function leaves(): string {
  const leaf = 'M0-5Q4.5-11 0-18Q-4.5-11 0-5Z';
  const wheel = Array.from(
    { length: 8 },
    (_, i) => `<path transform="translate(31.5 44) rotate(${i * 45})" d="${leaf}"/>`,
  );
  const sprig = [
    [10, 12, 135],
    [53, 12, 225],
    [10, 76, 45],
    [53, 76, 315],
  ].map(
    ([x, y, turn]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M0 6Q3.5 1 0-5Q-3.5 1 0 6Z"/>`,
  );
  return wheel.join('') + sprig.join('');
}
