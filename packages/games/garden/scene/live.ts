/** Garden on the home page: sixteen tiles, a colour for each plant and an outline for each symbol. */
import type { LiveDrawing, Sprite } from '@hortus/frame/scene/live.ts';
import type { View } from '../src/index.ts';

const STEP = 25;

export const drawing: LiveDrawing<View> = {
  margin: 13,
  shapes: {
    tile: 'M-9-11H9a2 2 0 0 1 2 2V9a2 2 0 0 1-2 2H-9a2 2 0 0 1-2-2V-9a2 2 0 0 1 2-2z',
    s: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
    t: 'M-3-6H3V6H-3z',
    b: 'M-7-2Q-3-6 0-1 3-6 7-2 3-3 0 3-3-3-7-2z',
    r: 'M-5-6h2l-2 6h-2zM1-6h2l-2 6h-2zM-2 1h2l-2 6h-2zM4 1h2l-2 6H2z',
    X: 'M0 9-10-3A13 13 0 0 1 10-3z',
    O: 'M-10 2A10 10 0 0 1 10 2Q5-2 0 2-5-2-10 2zM-1 1H1V10H-1z',
  },
  inks: {
    M: ['#d98a5b', ''],
    C: ['#efb4c5', ''],
    P: ['#7fa98d', ''],
    I: ['#a9a3d6', ''],
    sign: ['#2b2622', ''],
    bare: ['light-dark(#e6d9bd, #33302a)', ''],
    X: ['#2f4a66', ''],
    O: ['#b2391e', ''],
  },
  draw(view) {
    return view.cells.flatMap((name, cell): Sprite[] => {
      const [x, y] = [14.5 + (cell % 4) * STEP, 14.5 + Math.floor(cell / 4) * STEP];
      if (name.length === 1)
        return [
          [`g${cell}`, 'tile', 'bare', x, y],
          [`p${cell}`, name, name, x, y],
        ];
      const [plant = '', sign = ''] = name;
      return [
        [`g${cell}`, 'tile', plant, x, y],
        [`s${cell}`, sign, 'sign', x, y],
      ];
    });
  },
};
