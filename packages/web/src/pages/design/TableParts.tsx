/** Tiles, tokens, seats and clocks in every state. */

import type { GameTable } from '@hortus/frame/board/game-table.ts';
import { learnBook, words } from '@hortus/frame/page/words.ts';
import { Clock } from '@hortus/frame/panels/Clock.tsx';
import { Seats } from '@hortus/frame/panels/Seats.tsx';
import { MiniGarden } from '@hortus/garden/summary/MiniGarden.tsx';
import { TileArt, TokenArt } from '@hortus/garden/table/art.tsx';
import { tileWords } from '@hortus/garden/table/words.ts';
import { words as garden } from '@hortus/garden/words/index.ts';
import { useEffect, useState } from 'preact/hooks';
import { tableOf } from '../../games/index.ts';
import { drawnAfter, type Sample, sampleModel, sightOf } from './sample.ts';

const TILES = 'MCPI'.split('').flatMap((plant) => 'stbr'.split('').map((symbol) => plant + symbol));

const WON = { winners: [0], reasons: [{ code: 'row', clause: 'GAR-AIM-2' }], scores: [10, 8] };

const SEATS: readonly { readonly name: string; readonly sample: Sample }[] = [
  { name: 'to-move', sample: { mine: 0 } },
  { name: 'waiting', sample: { mine: 0, toAct: [1] } },
  { name: 'at-once', sample: { toAct: [0, 1], left: [25_000, 30_000], running: [0, 1] } },
  { name: 'away', sample: { mine: 0, toAct: [1], seats: [{}, { here: false, awaySince: 0 }] } },
  { name: 'paused', sample: { mine: 0, paused: true } },
  { name: 'won', sample: { toAct: [], outcome: WON } },
];

const CLOCKS: readonly { readonly name: string; readonly sample: Sample }[] = [
  { name: 'stands', sample: { left: [184_000, 90_000] } },
  { name: 'runs', sample: { left: [184_000, 90_000], running: [0] } },
  { name: 'short', sample: { left: [15_000, 90_000], running: [0] } },
  { name: 'days', sample: { left: [3 * 86_400_000, null] } },
];

function stateWords(of: 'seat' | 'clock', name: string): string {
  const key = words.value.find(`web.design.${of}.${name}`);
  return key === undefined ? name : words.value.say(key);
}

export default function TableParts() {
  const { say } = words.value;
  const [table, load] = useState<GameTable | undefined>(undefined);
  useEffect(() => {
    void tableOf('garden').then(load);
    void learnBook(garden.lessons);
  }, []);
  return (
    <>
      <h3>{say('web.design.tiles')}</h3>
      <ul class="design-tiles mood-garden">
        {TILES.map((name, tile) => (
          <li key={name}>
            <TileArt tile={tile} />
            <span>{tileWords(name)}</span>
          </li>
        ))}
        {(['X', 'O'] as const).map((token) => (
          <li key={token}>
            <TokenArt token={token} />
            <span>{token}</span>
          </li>
        ))}
      </ul>
      <h3>{say('web.design.tile-states')}</h3>
      <MiniGarden drawn={drawnAfter('c4 a2 b4')} />
      <h3>{say('web.design.seats')}</h3>
      <dl class="design-states mood-garden">
        {table === undefined
          ? null
          : SEATS.map(({ name, sample }) => (
              <div key={name}>
                <dt>{stateWords('seat', name)}</dt>
                <dd>
                  <Seats model={sampleModel(table, sample)} />
                </dd>
              </div>
            ))}
      </dl>
      <h3>{say('web.design.clocks')}</h3>
      <dl class="design-states">
        {CLOCKS.map(({ name, sample }) => (
          <div key={name}>
            <dt>{stateWords('clock', name)}</dt>
            <dd>
              <Clock sight={sightOf(sample)} seat={0} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
