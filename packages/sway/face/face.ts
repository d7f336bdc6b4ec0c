/**
 * The face of a card of Genesis or Worlds Asunder, made from the record that is played; for the table and for print.
 */
import type { Face } from '@hortus/cards/face';
import { glyphOf, type PictureGroup, type PictureOptions, pictureOf } from '@hortus/pictures';
import { type AbilityName, type CardRecord, SEAT_NAMES } from '../src/index.ts';

/** What a face says in the reader's language. */
export interface FaceWords {
  readonly ability: (ability: AbilityName) => string;
  /** What an ability does, in a line or two; '' for none. */
  readonly does: (ability: AbilityName) => string;
  /** The same in a few words; absent where only whole faces are drawn. */
  readonly short?: (ability: AbilityName) => string;
  readonly neutral: string;
  readonly epic: string;
  readonly recruits: (ability: AbilityName) => string;
  /** Says whose custom card it is. */
  readonly of: (seat: string) => string;
}

/** Custom cards have a picture group of their own. */
export const groupOf = (
  card: Pick<CardRecord, 'faction' | 'owner'>,
  factions: readonly string[],
): PictureGroup =>
  card.owner !== undefined
    ? 3
    : card.faction === undefined
      ? 2
      : factions.indexOf(card.faction) === 1
        ? 1
        : 0;

/** `as`: the ability the card counts as here, if not its own. */
export function faceOf(
  card: CardRecord,
  words: FaceWords,
  picture: PictureOptions,
  as: AbilityName = card.ability,
): Face {
  const { ability, sway, epic = false, recruits } = card;
  const side = card.owner !== undefined ? words.of(SEAT_NAMES[card.owner]!) : (card.faction ?? words.neutral);
  return {
    title: card.name,
    rank: sway,
    picture: pictureOf({ name: card.name, motif: ability, strength: sway, epic }, picture),
    sign: glyphOf(as),
    announced: as !== ability,
    kind: words.ability(as),
    marks: [
      ...(epic ? [`▲ ${words.epic}`] : []),
      ...(recruits === undefined ? [] : [words.recruits(recruits)]),
      side,
    ],
    crowned: epic,
    rule: words.does(as),
    short: words.short?.(as) ?? '',
    lore: card.lore ?? '',
    tone: picture.group,
  };
}
