/** What is wrong with a garden as written. */
import type { Diagnostic } from '@hortus/kernel';
import { parseTile } from './names.ts';
import { faultAt, type Word, type Written } from './position-text.ts';
import { CELLS } from './types.ts';

/** GAR-CMP-2, GAR-SET-1, GAR-MOV-5: each tile at most once, as many tokens as alternate moves make, the top tile gone. */
export function faultsOf({ cells, after, top, move }: Written): Diagnostic[] {
  const faults: Diagnostic[] = [];
  const bad = (word: Word, code: string, message: string, clause: string, hint?: string): void => {
    faults.push(faultAt(word, { code, message, clause, ...(hint === undefined ? {} : { hint }) }));
  };
  if (cells.length !== CELLS)
    bad(cells[CELLS] ?? after, 'not-sixteen', `a garden has 16 cells, not ${cells.length}`, 'GAR-SET-1');
  const seen = new Set<number>();
  const tokens: Record<'X' | 'O', Word[]> = { X: [], O: [] };
  for (const cell of cells) {
    const { text } = cell;
    const tile = parseTile(text);
    if (text === 'X' || text === 'O') tokens[text].push(cell);
    else if (tile === undefined)
      bad(
        cell,
        'not-a-tile',
        `${text} is neither a tile nor a token`,
        'GAR-CMP-2',
        'tiles are written Cb, tokens X and O',
      );
    else if (seen.has(tile)) bad(cell, 'tile-twice', `${text} lies in the garden twice`, 'GAR-R-2');
    if (tile !== undefined) seen.add(tile);
  }
  const moved = tokens.X.length + tokens.O.length;
  const topTile = parseTile(top.text);
  if (top.text !== '-' && topTile === undefined)
    bad(top, 'not-a-tile', `${top.text} is not a tile`, 'GAR-CMP-2');
  if (topTile !== undefined && seen.has(topTile))
    bad(top, 'top-in-garden', `the top tile ${top.text} still lies in the garden`, 'GAR-MOV-3');
  if (top.text === '-' ? moved > 0 : moved === 0)
    bad(
      top,
      'bad-top',
      moved === 0 ? 'before the first move there is no top tile' : 'after the first move there is a top tile',
      'GAR-MOV-3',
    );
  const ahead = tokens.X.length - tokens.O.length;
  if (ahead !== 0 && ahead !== 1)
    bad(
      (ahead > 0 ? tokens.X : tokens.O).at(-1) as Word,
      'bad-tokens',
      `X has ${tokens.X.length} tokens and O ${tokens.O.length}: they alternate, X first`,
      'GAR-MOV-5',
    );
  else if (move.text !== '-' && move.text !== (ahead === 0 ? 'X' : 'O'))
    bad(move, 'bad-mover', `after ${moved} moves it is not ${move.text}'s turn`, 'GAR-MOV-5');
  return faults;
}
