import { learnBook, learnGame, words } from '@hortus/frame/page/words.ts';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { TileArt } from '../table/art.tsx';
import { tileParts } from '../table/words.ts';
import { words as garden } from '../words/index.ts';
import { MiniGarden } from './MiniGarden.tsx';
import { type Drawn, playScenario, type Scenario } from './scenario.ts';

const after = (garden: Scenario['garden'], moves: string): Drawn | undefined =>
  playScenario({ garden, moves: moves.split(' ').filter(Boolean) }).drawn.at(-1);

/** Pictures beside the words: a move and what may follow it, and the three ways to win. */
const PICTURES = {
  first: after('G1', ''),
  match: after('G1', 'd4'),
  row: after('G1', 'c4 a2 b4 c2 a4 b2 d4'),
  square: after('G0', 'a2 d2 b2 b4 b3 d3 a3'),
  block: after('G1', 'd1 a2 b3 a1 c2 a3 b1 b4'),
} as const;

function Piece({ picture, children }: { picture?: keyof typeof PICTURES; children: ComponentChildren }) {
  const drawn = picture === undefined ? undefined : PICTURES[picture];
  return (
    <div class="summary-piece">
      {drawn === undefined ? null : <MiniGarden drawn={drawn} />}
      <div>{children}</div>
    </div>
  );
}

export default function GardenSummary() {
  const { say } = words.value;
  const [ready, come] = useState(false);
  useEffect(() => {
    // The tile names are in the table's words.
    Promise.all([learnGame(garden), learnBook(garden.lessons)]).then(
      () => come(true),
      () => undefined,
    );
  }, []);
  if (!ready) return <p>{say('web.game.garden.about')}</p>;
  return (
    <div class="summary-parts">
      <div class="summary-piece">
        <div class="summary-tiles mood-garden" aria-hidden="true">
          {['Ms', 'Ct', 'Pb', 'Ir'].map((name, i) => {
            const { vegetation, symbol } = tileParts(name);
            return (
              <figure key={name}>
                <TileArt tile={i * 5} />
                <figcaption>
                  {vegetation}, {symbol}
                </figcaption>
              </figure>
            );
          })}
        </div>
        <div>
          <h3>{say('web.rules.garden.tiles')}</h3>
          <p>{say('web.rules.garden.tiles.about')}</p>
        </div>
      </div>
      <Piece picture="first">
        <h3>{say('web.rules.garden.first')}</h3>
        <p>{say('web.rules.garden.first.about')}</p>
      </Piece>
      <Piece picture="match">
        <h3>{say('web.rules.garden.move')}</h3>
        <p>{say('web.rules.garden.move.about')}</p>
      </Piece>
      <Piece picture="row">
        <h3>{say('web.rules.garden.row')}</h3>
        <p>{say('web.rules.garden.row.about')}</p>
      </Piece>
      <Piece picture="square">
        <h3>{say('web.rules.garden.square')}</h3>
        <p>{say('web.rules.garden.square.about')}</p>
      </Piece>
      <Piece picture="block">
        <h3>{say('web.rules.garden.block')}</h3>
        <p>{say('web.rules.garden.block.about')}</p>
      </Piece>
      <Piece>
        <h3>{say('web.rules.garden.match')}</h3>
        <p>{say('web.rules.garden.match.about')}</p>
      </Piece>
    </div>
  );
}
