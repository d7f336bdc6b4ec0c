/**
 * What each card gives, as data: its powers in the order of use (GNO-MAJ-6). The rules execute it (arcana/make.ts), and
 * the sentence that players read is made from it (words/sentence.ts). Any power may be skipped (GNO-MAJ-5).
 */

/** What a suit does is code (powers/); here is what a card changes about it. */
export type Suit =
  /** Creates; optionally with the draw pile's top card as a territory, or in full spaces. */
  | { readonly do: 'cup'; readonly crowds?: true; readonly top?: true }
  /**
   * Moves. Where it may end beyond the rule: in full spaces; anywhere, if the next rod moves the same piece on; among
   * three pieces, if the sword that follows leaves no more than three.
   */
  | { readonly do: 'rod'; readonly leave?: 'crowds' | 'transit' | 'three' }
  /** Grows or attacks; optionally with replacements from the discard pile. */
  | { readonly do: 'disc'; readonly discards?: true }
  | { readonly do: 'sword'; readonly discards?: true };
export type SuitName = Suit['do'];
export type SuitNamed<N extends SuitName> = Extract<Suit, { readonly do: N }>;

export type Deed =
  | Suit
  /** One suit of the player's choice. */
  | { readonly do: 'any'; readonly of: readonly SuitName[] }
  /** A minion turns itself, or a piece that it targets. */
  | { readonly do: 'turn'; readonly whom: 'minion' | 'target' }
  /** Powers of one or two cards, with nothing to set. */
  | { readonly do: 'own' | 'send' | 'swap' | 'redraw' | 'fetch' | 'flip' | 'copy' };
export type PowerName = Deed['do'];

export interface Gives {
  readonly powers: readonly Deed[];
  /** GNO-MAJ-4, GNO-R-33 Both powers may be used at once on one target. */
  readonly atOnce?: true;
}

const CUP: Suit = { do: 'cup' };
const ROD: Suit = { do: 'rod' };
const DISC: Suit = { do: 'disc' };
const SWORD: Suit = { do: 'sword' };
const TURN: Deed = { do: 'turn', whom: 'minion' };
const TURN_TARGET: Deed = { do: 'turn', whom: 'target' };
const FLIP: Deed = { do: 'flip' };
const REDRAW: Deed = { do: 'redraw' };
const SWAP: Deed = { do: 'swap' };
const FETCH: Deed = { do: 'fetch' };

/** GNO-CMP-6, GNO-R-3 Cups, rods, discs, swords: every card of a suit, spot or royalty, gives the same. */
export const SUITS_GIVE: readonly Gives[] = [CUP, ROD, DISC, SWORD].map((suit) => ({ powers: [suit] }));

/** By number, Fool 0 to World 21 (GNO-R-15). */
export const MAJORS_GIVE: readonly Gives[] = [
  /** Fool: GNO-FOO-1, GNO-FOO-3 */
  { powers: [FLIP, FLIP] },
  /** Magician: GNO-MAG-1 */
  { powers: [{ do: 'any', of: ['sword', 'rod', 'cup', 'disc'] }] },
  /** High Priestess: GNO-HPR-1 */
  { powers: [REDRAW, REDRAW] },
  /** Empress: GNO-EMS-1, GNO-EMS-2, GNO-R-39 */
  { powers: [TURN, { do: 'cup', crowds: true }] },
  /** Emperor: GNO-EMR-1, GNO-EMR-2, GNO-R-39 */
  { powers: [TURN, { do: 'rod', leave: 'crowds' }] },
  /** Hierophant: GNO-HIE-1 */
  { powers: [{ do: 'own' }] },
  /** Lovers: GNO-LOV-1 */
  { powers: [ROD, CUP] },
  /** Chariot: GNO-CHA-1, GNO-CHA-2, GNO-R-41 */
  { powers: [{ do: 'rod', leave: 'transit' }, ROD] },
  /** Strength: GNO-STR-1 */
  { powers: [DISC, DISC], atOnce: true },
  /** Hermit: GNO-HER-1, GNO-HER-2 */
  { powers: [{ do: 'send' }] },
  /** Wheel of Fortune: GNO-WHE-1, GNO-R-43 */
  { powers: [{ do: 'cup', top: true }] },
  /** Justice: GNO-JUS-1, GNO-R-44 The sword uses the new hand. */
  { powers: [SWAP, SWORD] },
  /** Hanged Man: GNO-HAN-1, GNO-R-44 With a player who is targeted at that point. */
  { powers: [ROD, SWAP] },
  /** Death: GNO-DEA-1 */
  { powers: [SWORD, SWORD], atOnce: true },
  /** Temperance: GNO-TEM-1 */
  { powers: [CUP, CUP] },
  /** Devil: GNO-DEV-1..3, GNO-R-46 The only card that turns an enemy piece. */
  { powers: [TURN_TARGET, TURN_TARGET, TURN_TARGET] },
  /** Tower: GNO-TOW-1, GNO-R-39 */
  { powers: [TURN, { do: 'sword', discards: true }] },
  /** Star: GNO-STA-1, GNO-STA-2, GNO-R-39 */
  { powers: [TURN, { do: 'disc', discards: true }] },
  /** Moon: GNO-MOO-1, GNO-MOO-2, GNO-R-47 */
  { powers: [{ do: 'rod', leave: 'three' }, SWORD] },
  /** Sun: GNO-SUN-1 */
  { powers: [CUP, DISC], atOnce: true },
  /** Judgement: GNO-JUD-1, one card per power, and only as many as the minion has pips */
  { powers: [FETCH, FETCH, FETCH] },
  /** World: GNO-WOR-1 */
  { powers: [{ do: 'copy' }] },
];
