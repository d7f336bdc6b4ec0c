/** What everything drawn on the table means: pieces, points, suits and the other powers. */
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import type { ComponentChildren } from 'preact';
import type { PowerName } from '../../src/index.ts';
import { Piece } from '../board/Piece.tsx';
import { said } from '../says/names.ts';
import { PowerSign } from './signs.tsx';

type Facing = Parameters<typeof Piece>[0]['man']['facing'];

const SUITS = ['cup', 'rod', 'disc', 'sword'] as const;
const POWERS = ['any', 'turn', 'own', 'send', 'swap', 'redraw', 'fetch', 'flip', 'copy'] as const;
const PIECES: readonly (readonly [name: string, pips: readonly number[], facing: Facing])[] = [
  ['sizes', [1, 2, 3], 'U'],
  ['lying', [2], 'E'],
  ['upright', [2], 'U'],
];

function Pieces({ pips, facing }: { readonly pips: readonly number[]; readonly facing: Facing }) {
  const width = 44 * pips.length;
  return (
    <svg
      viewBox={`-22 -24 ${width} 48`}
      style={`width: ${width / 20}rem`}
      aria-hidden="true"
      focusable="false"
    >
      {pips.map((one, i) => (
        <Piece key={one} man={{ owner: 0, pips: one, facing }} x={44 * i} />
      ))}
    </svg>
  );
}

const Row = ({ sign, children }: { readonly sign: ComponentChildren; readonly children: string }) => (
  <li>
    <span class="gno-legend-sign">{sign}</span>
    <span>{children}</span>
  </li>
);

const Signed = ({ sign, text }: { readonly sign: PowerName; readonly text: string }) => (
  <Row sign={<PowerSign sign={sign} />}>{text}</Row>
);

export function Legend({ close }: { close(): void }) {
  const { say } = words.value;
  return (
    <Dialog title={say('web.gnostica.signs')} onClose={close}>
      <div class="gno-legend">
        <h3>{said('legend.pieces', '')}</h3>
        <ul class="bare">
          {PIECES.map(([name, pips, facing]) => (
            <Row key={name} sign={<Pieces pips={pips} facing={facing} />}>
              {said(`legend.${name}`, '')}
            </Row>
          ))}
        </ul>
        <h3>{said('legend.suits', '')}</h3>
        <ul class="bare">
          {SUITS.map((sign) => (
            <Signed key={sign} sign={sign} text={said(`deed.suit.${sign}`, sign)} />
          ))}
        </ul>
        <h3>{said('legend.powers', '')}</h3>
        <ul class="bare">
          {POWERS.map((sign) => (
            <Signed key={sign} sign={sign} text={said(`legend.${sign}`, sign)} />
          ))}
        </ul>
        <h3>{said('legend.points', '')}</h3>
        <ul class="bare">
          <Row sign="♦ ♦♦ ♦♦♦">{said('legend.worth', '')}</Row>
        </ul>
      </div>
    </Dialog>
  );
}
