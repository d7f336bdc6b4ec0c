import type { Motif } from '../glyphs.ts';
import type { Luck } from '../random.ts';
import { battle, sabotage, strike, valor, vengeance, warfare } from './arms.ts';
import { ruin, SCENES, triumph } from './lives.ts';
import { covert, dread, omen, persuasion, rescue, sacrifice, vision } from './minds.ts';
import type { Draw, Variant } from './motif.ts';
import { enlist, insurgence, leadership, negotiation } from './people.ts';
import { endurance, engineering, logistics, maven, navigation, replication } from './works.ts';

const only = (draw: Draw): readonly Variant[] => [{ draw }];
const standing = (draw: Draw): readonly Variant[] => [{ draw, stands: true }];

const MOTIFS: Readonly<Record<Motif, readonly Variant[]>> = {
  battle,
  covert,
  engineering,
  leadership,
  logistics,
  navigation,
  omen,
  persuasion,
  rescue,
  ruin: only(ruin),
  triumph: [...SCENES, { draw: triumph }],
  valor,
  vengeance,
  vision,
  warfare,
  negotiation: standing(negotiation),
  sabotage: standing(sabotage),
  strike: only(strike),
  dread: only(dread),
  endurance: standing(endurance),
  insurgence: standing(insurgence),
  maven: only(maven),
  replication: only(replication),
  enlist: standing(enlist),
  sacrifice: standing(sacrifice),
};

/** How this card's motif is drawn, and whether that is enough: then nothing stands beside it. */
export function motifOf(
  motif: Motif,
  name: string,
  luck: Luck,
  hasThing: boolean,
): { readonly draw: Draw; readonly alone: boolean; readonly stands: boolean } {
  const variants = MOTIFS[motif];
  const said = variants.find(({ words }) => words?.test(name));
  const free = variants.filter(({ asked, wide }) => asked === undefined && (wide === undefined || !hasThing));
  const { draw, asked, stands = false } = said ?? luck.pick(free);
  return { draw, stands, alone: said !== undefined && asked === undefined };
}
