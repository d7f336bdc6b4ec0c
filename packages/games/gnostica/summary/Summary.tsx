/** Gnostica on one page: what one needs at the table, from the first bid to the last turn. */

import { learnBook, learnGame, words } from '@hortus/frame/page/words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../src/index.ts';
import { Piece } from '../table/board/Piece.tsx';
import { CARD_BOX, CardArt } from '../table/cards/CardArt.tsx';
import { MAJOR_CLAUSES } from '../table/cards/clauses.ts';
import { cardDoes, cardName, said } from '../table/says/names.ts';
import { words as gnostica } from '../words/index.ts';
import { MiniLand } from './MiniLand.tsx';
import { sceneIn } from './scenario.ts';

/** By section: positions in the manner of the ledger's scenarios, or cards. */
const BOARD = sceneIn('B0, a1U@0,0, b1W@1,-1');
const REACH = sceneIn('Cards 0,0 = C4, 1,0 = DK, 0,1 = S3; a1E@0,0, b1U@1,0, a1U@0,1');
const POINTS = sceneIn('Cards 0,0 = 06, 1,0 = CQ, 2,0 = D4; a1U@0,0, a2N and b1U on 1,0, b1W@2,0');

/** The clause of each suit's first form, and of its second. */
const SUITS = [
  ['C', 'CUP-1', 'CUP-6'],
  ['R', 'ROD-2', 'ROD-9'],
  ['D', 'DSC-1', 'DSC-4'],
  ['S', 'SWD-1', 'SWD-6'],
] as const;

const told = (key: string): string => {
  const found = words.value.find(`web.rules.gnostica.${key}`);
  return found === undefined ? '' : words.value.say(found);
};

export default function GnosticaSummary() {
  const [ready, come] = useState(false);
  useEffect(() => {
    // The names of the cards come with the table's words.
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

/** Further down on this page. */
const Rule = ({ id }: { readonly id: string }) => (
  <a class="summary-rule" href={`#GNO-${id}`}>
    {id}
  </a>
);

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

function Suits() {
  return (
    <>
      <h3>{told('suits')}</h3>
      <dl class="summary-list summary-arcana">
        {SUITS.map(([suit, piece, ground]) => (
          <div key={suit}>
            <Card code={`${suit}A`} />
            <dt>{said(`suit.${suit}`, suit)}</dt>
            <dd>
              <strong>{told('on-piece')}</strong> {told(`${suit}.piece`)} <Rule id={piece} />
            </dd>
            <dd>
              <strong>{told('on-ground')}</strong> {told(`${suit}.ground`)} <Rule id={ground} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Majors() {
  return (
    <>
      <h3>{told('majors')}</h3>
      <dl class="summary-list summary-arcana">
        {MAJOR_CLAUSES.map((clauses, i) => {
          const code = String(i).padStart(2, '0');
          return (
            <div key={code}>
              <Card code={code} />
              <dt>{cardName(code)}</dt>
              <dd>
                {cardDoes(code)} <Rule id={clauses.split(' ')[0] ?? ''} />
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Its name and its powers stand beside it. */
const Card = ({ code }: { readonly code: string }) => (
  <svg viewBox={CARD_BOX} aria-hidden="true" focusable="false">
    <CardArt code={code} named={false} />
  </svg>
);
