/** Gnostica on one page: what you need at the table, from the first bid to the last turn. */

import { learnBook, learnGame, words } from '@hortus/frame/page/words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../src/index.ts';
import { Piece } from '../table/board/Piece.tsx';
import { words as gnostica } from '../words/index.ts';
import { Majors, Rule, Suits, told } from './Arcana.tsx';
import { MiniLand } from './MiniLand.tsx';
import { sceneIn } from './scenario.ts';

/** For each section: positions written like the ledger's scenarios, or cards. */
const BOARD = sceneIn('B0, a1U@0,0, b1W@1,-1');
const REACH = sceneIn('Cards 0,0 = C4, 1,0 = DK, 0,1 = S3; a1E@0,0, b1U@1,0, a1U@0,1');
const POINTS = sceneIn('Cards 0,0 = 06, 1,0 = CQ, 2,0 = D4; a1U@0,0, a2N and b1U on 1,0, b1W@2,0');

export default function GnosticaSummary() {
  const [ready, come] = useState(false);
  useEffect(() => {
    // The card names are in the table's words.
    Promise.all([learnGame(gnostica), learnBook(gnostica.lessons)]).then(
      () => come(true),
      () => undefined,
    );
  }, []);
  if (!ready) return <p>{words.value.say('web.game.gnostica.about')}</p>;
  return (
    <div class="summary-sway mood-gnostica">
      <div class="summary-parts">
        <Section id="board" clause="SPC-2">
          <Picture of={BOARD} />
        </Section>
        <Section id="reach" clause="TGT-4">
          <Picture of={REACH} />
        </Section>
        <Section id="start" clause="BID-2" />
        <Section id="turn" clause="TRN-2" />
        <Section id="sizes" clause="CMP-3">
          <Sizes />
        </Section>
        <Section id="points" clause="SCO-1">
          <Picture of={POINTS} />
        </Section>
        <Section id="minions" clause="TGT-3" />
        <Section id="end" clause="END-1" />
      </div>
      <Suits />
      <Majors />
    </div>
  );
}

function Section({
  id,
  clause,
  children,
}: {
  readonly id: string;
  readonly clause: string;
  readonly children?: ComponentChildren;
}) {
  return (
    <div class="summary-piece">
      {children}
      <div>
        <h3>{told(id)}</h3>
        <p>
          {told(`${id}.about`)} <Rule id={clause} />
        </p>
      </div>
    </div>
  );
}

const Picture = ({ of }: { readonly of: View | undefined }) =>
  of === undefined ? null : <MiniLand view={of} bare={of === BOARD} />;

function Sizes() {
  return (
    <svg class="mini-sizes" viewBox="-26 -58 150 116" aria-hidden="true" focusable="false">
      {[1, 2, 3].map((pips, i) => (
        <g key={pips}>
          <Piece man={{ owner: 0, pips, facing: 'E' }} x={i * 48} y={-28} />
          <Piece man={{ owner: 0, pips, facing: 'U' }} x={i * 48} y={28} />
        </g>
      ))}
    </svg>
  );
}
