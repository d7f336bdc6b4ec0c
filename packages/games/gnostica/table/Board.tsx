/** The table of Gnostica: choose one thing, then the next, and see what a step would do before you make it. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Dialog } from '@hortus/frame/parts/Dialog.tsx';
import { useSignal } from '@preact/signals';
import type { GnosticaState, View } from '../src/index.ts';
import { Controls } from './actions/Controls.tsx';
import { usePressing } from './actions/use-pressing.ts';
import { CardDialog, Discards } from './cards/CardDialog.tsx';
import './styles/index.css';
import { Land } from './board/Land.tsx';
import { Explain } from './cards/Explain.tsx';
import { Peek } from './cards/Peek.tsx';
import { useCardPeek } from './cards/use-card-peek.ts';
import { useJump, useScrollUp } from './motion/use-focus.ts';
import { Hand, KnownHands, knownCount } from './panels/Hand.tsx';
import { Lost } from './panels/Lost.tsx';
import { Announced, NearlyDrawn, Out, Piles } from './panels/News.tsx';
import { Recap } from './panels/Recap.tsx';
import { Script } from './panels/Script.tsx';
import { Standing } from './panels/Standing.tsx';
import { useTurns } from './panels/use-turns.ts';
import { describe } from './says/names.ts';
import { useChoice, useRestart } from './use-choice.ts';

export function Board(props: BoardProps<View, GnosticaState>) {
  const { view, seat, names, legal, last, match } = props;
  const still = props.manner === 'still';
  const choice = useChoice(props);
  const { question, preview } = choice;
  const peekable = useCardPeek(props, choice);
  const { peeked, unpeek, large, why } = peekable;
  const dialog = useSignal<'discards' | 'known' | undefined>(undefined);
  const close = (): void => {
    dialog.value = undefined;
  };
  const rushing = useSignal(false);
  const { turns, turn, recalled, recall } = useTurns(props, choice.asking);
  useRestart(choice);
  const root = useScrollUp(still);
  const { tray, jump } = useJump(choice);
  const { hinted, press, peeking, light, unlit } = usePressing(props, { choice, peekable, jump });
  const seen = { view, names, you: seat, ...peeking };
  const cards = { ...seen, light, press, unlit };
  const yours = seat !== undefined && view.turn === seat && (view.phase === 'steps' || view.phase === 'end');
  const out = seat !== undefined && view.gone.includes(seat) && view.phase !== 'over';
  return (
    <div
      ref={root}
      class={`gno seats-${names.length} phase-${view.phase}${legal.length === 0 ? ' idle' : ''}`}
    >
      <Standing {...seen} last={last} preview={preview} />
      <Land {...cards} preview={preview} acting={question.acting} turn={turn} still={rushing.value || still}>
        <div class="gno-said">
          <Announced {...seen} />
          <Lost {...seen} lately={match?.lately ?? []} />
          <NearlyDrawn view={seen.view} />
        </div>
        <Explain />
      </Land>
      <div class="gno-side">
        <Script {...seen} happened={props.happened} />
        <div class="gno-tray" ref={tray}>
          <Controls
            {...seen}
            choice={choice}
            play={props.play}
            hinted={hinted}
            back={yours ? match?.back : undefined}
          />
          {legal.length === 0 && match?.sending.length === 0 && view.phase !== 'over' && !still ? (
            <p class="gno-waits" aria-hidden="true">
              {describe(view, names, seat)}
            </p>
          ) : null}
          {out && match !== undefined && !still ? (
            <Out
              alone={match.alone}
              rush={match.rush}
              begun={() => {
                rushing.value = true;
              }}
            />
          ) : null}
          <Hand {...cards} />
        </div>
        <div class="gno-rest">
          <Recap turns={view.phase === 'bid' ? [] : turns} names={names} chosen={recalled} choose={recall} />
          {seat === undefined ? <KnownHands {...cards} reader={props.reader} /> : null}
        </div>
        <Piles
          view={view}
          known={seat === undefined ? 0 : knownCount(view, seat)}
          open={() => {
            dialog.value = 'discards';
          }}
          openKnown={() => {
            dialog.value = 'known';
          }}
        />
      </div>
      {peeked.value === undefined ? null : (
        <Peek view={view} peeked={peeked.value} close={unpeek} large={peeking.large} why={why} />
      )}
      {large.value === undefined ? null : (
        <CardDialog
          code={large.value}
          close={() => {
            large.value = undefined;
          }}
        />
      )}
      {dialog.value === 'discards' ? <Discards view={view} peeking={peeking} close={close} /> : null}
      {dialog.value === 'known' ? (
        <Dialog title={words.value.say('web.gnostica.known.title')} onClose={close}>
          <KnownHands {...cards} reader={seat} />
        </Dialog>
      ) : null}
    </div>
  );
}
