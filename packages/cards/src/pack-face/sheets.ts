/** A pack as sheets to print and cut: silver cards nine to a page, gold cards one, each with its back. */
import { type Paper, sheetsOf } from '../face/sheet.ts';
import type { Card } from '../language/model.ts';
import type { Pack } from '../language/pack/pack.ts';
import { packBack, packFace } from './cards.ts';

/** CGS-CARD-12, CGS-R-112 */
const SIZES = { silver: [63, 88], gold: [125, 176] } as const;

export interface PrintOptions {
  readonly paper: Paper;
  readonly language: string;
  /** A page of backs after every page of fronts, mirrored for printing on both sides. */
  readonly backs: boolean;
  /** One card of each design instead of as many as the decks have. */
  readonly once?: boolean;
  /** The deck of this era alone. */
  readonly era?: string;
}

export interface PrintedPack {
  readonly html: string;
  readonly silver: number;
  readonly gold: number;
  /** Cards whose texts are too long even for the smallest letters. */
  readonly cut: readonly string[];
}

interface Printed {
  readonly card: Card;
  readonly pack: string;
  readonly copies: number;
}

/** Every copy of every deck; the cards themselves if there is no deck, as in a booster. */
function printedOf({ head, cards, decks }: Pack, era: string | undefined): Printed[] {
  const wanted = decks.filter(({ name }) => era === undefined || name === era);
  if (decks.length === 0) return cards.map(({ card }) => ({ card, pack: head.name, copies: 1 }));
  const all = new Map<string, Printed>();
  for (const one of wanted.flatMap(({ cards: deck }) => deck)) {
    const key = `${one.pack}\n${one.card.identifier}`;
    all.set(key, { ...one, copies: one.copies + (all.get(key)?.copies ?? 0) });
  }
  return [...all.values()];
}

export function printPack(
  pack: Pack,
  { paper, language, backs, once = false, era }: PrintOptions,
): PrintedPack {
  const cut: string[] = [];
  const runOf = (gold: boolean) => {
    const [faces, back]: [string[], string[]] = [[], []];
    for (const { card, pack: name, copies } of printedOf(pack, era)) {
      if (card.gold !== gold) continue;
      const { markup, isCut } = packFace(card, name);
      if (isCut) cut.push(card.identifier);
      const behind = packBack(card);
      for (let i = 0; i < (once ? 1 : copies); i++) {
        faces.push(markup);
        back.push(behind);
      }
    }
    return { card: SIZES[gold ? 'gold' : 'silver'], faces, ...(backs ? { back } : {}) };
  };
  const runs = [runOf(false), runOf(true)];
  return {
    html: sheetsOf({ title: pack.head.name, language, paper, runs }),
    silver: runs[0]!.faces.length,
    gold: runs[1]!.faces.length,
    cut,
  };
}
