/** What an adventure brings whoever wins it: the reason to open it, besides being able to. */
import { words } from '@hortus/frame/page/words.ts';
import type { Seat } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { designIn, type View } from '../../src/index.ts';
import { said } from '../says/say.ts';
import { sessionCards } from '../session-cards.ts';

/** `It earns 13 Fame.` Empty if it brings nothing that the cards say. */
export function gainWords(view: View, seat: Seat, options: TableInfo['options'], index: number): string {
  const cards = sessionCards(options, view.ops.length);
  const design = cards?.designs[index];
  if (cards === undefined || design === undefined) return '';
  const { lists, globals } = design.card.attributes;
  const listed = (name: 'EraResources' | 'Feats'): readonly string[] =>
    [...(lists.get(name) ?? [])].map(([what, value]) => `${what} ${value}`);
  const [earns, feats] = [listed('EraResources'), listed('Feats')];
  const held = new Set((view.ops[seat] ?? []).map(designIn));
  const stock = [...held].reduce((sum, one) => sum + (cards.designs[one]?.holding ?? 0), 0);
  const isCommon = globals.has('CommonBuildsite');
  return [
    earns.length > 0 && !isCommon ? said('hint.gain.earns', { what: words.value.list(earns) }) : '',
    design.offering > 0 && stock > 0
      ? said('hint.gain.stock', { count: Math.min(stock, design.offering) })
      : '',
    feats.length > 0
      ? said(isCommon ? 'hint.gain.feats.common' : 'hint.gain.feats', { what: words.value.list(feats) })
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** The kind of the adventure in progress. */
export const roleIn = (view: View, options: TableInfo['options']): string =>
  String(
    view.current === null
      ? ''
      : (sessionCards(options, view.ops.length)?.designs[view.current]?.card.attributes.globals.get(
          'Roleplay',
        ) ?? ''),
  );
