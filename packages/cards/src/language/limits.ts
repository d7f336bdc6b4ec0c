/** CGS-FILE-7 Limits of the engine, not of the rules. */
export const LIMITS = {
  /** Cards of a pack. */
  cards: 1000,
  /** Bytes of a pack. */
  bytes: 256 * 1024,
  /** Characters of a line. */
  line: 400,
  /** Attributes and conditions of a card. */
  attributes: 64,
  /** Of a session. */
  copies: 512,
  players: 6,
  names: 200,
} as const;

/** `1,204` */
export const thousands = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** Replaces a byte that isn't UTF-8. */
const REPLACEMENT = 0xfffd;

/** A replacement character counts as the one byte it stands for, so that such a file is read and its faults listed. */
export const bytesOf = (text: string): number => {
  let bytes = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === REPLACEMENT) continue;
    if (unit >= 0x800) bytes += unit >= 0xd800 && unit < 0xe000 ? 1 : 2;
    else if (unit >= 0x80) bytes += 1;
  }
  return bytes;
};
