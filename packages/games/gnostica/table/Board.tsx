/** The table of Gnostica: choose a thing, then the next, and see what a step would do before it is made. */
import type { BoardProps, Pointing } from '@hortus/frame/board/game-table.ts';
import { copyState, type Move, type Refusal } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { type GnosticaState, gnostica, type View } from '../src/index.ts';
import { agreedActor, cardShown, type Light, likelyMeant, type Thing } from '../src/press/index.ts';
import { CardDialog, Discards } from './CardDialog.tsx';
import { Controls } from './Controls.tsx';
import './gnostica.css';
import './gnostica-cards.css';
import './gnostica-marks.css';
import './gnostica-tray.css';
import './gnostica-sizes.css';
import './gnostica-phone.css';
import { Hand, KnownHands } from './Hand.tsx';
import { isAbout, useHinted } from './hinted.ts';
import { Land } from './Land.tsx';
import { Lost } from './Lost.tsx';
import { Announced, NearlyDrawn, Out, Piles } from './News.tsx';
import { Recap } from './Recap.tsx';
import { Script } from './Script.tsx';
import { Standing } from './Standing.tsx';
import { type Choice, useChoice, useRestart } from './use-choice.ts';
import { useJump, useScrollUp } from './use-focus.ts';
import { useTurns } from './use-turns.ts';

export function Board(props: BoardProps<View>) {
  const { view, seat, names, legal, last, match } = props;
  const still = props.manner === 'still';
  const choice = useChoice(props);
  const { question, preview } = choice;
  const large = useSignal<string | undefined>(undefined);
  const discards = useSignal(false);
  const rushing = useSignal(false);
  const { turns, turn, recalled, recall } = useTurns(props, choice.asking);
  useRestart(choice);
  const root = useScrollUp(still);
  const { tray, jump } = useJump(choice);
  const showLarge = (code: string | undefined): void => {
    large.value = code;
  };
  const press = (thing: Thing, byKey = false): void => {
    jump(byKey);
    choice.press(thing);
  };
  const quiet = (thing: Thing, anchor: Element, how: Pointing): void => {
    // While somebody else is to act there is time to read a card.
    if (legal.length > 0) tellWhyNot(props, choice, thing, anchor, how);
    else if (how === 'press') showLarge(cardShown(view, thing) ?? large.value);
  };
  const seen = { view, names, you: seat, large: showLarge };
  const hinted = useHinted(props);
  const light = (thing: Thing): Light => {
    const own = question.light(thing);
    return isAbout(hinted, thing) ? { ...own, next: own.next || own.open } : own;
  };
  const cards = { ...seen, light, press, quiet };
  const yours = seat !== undefined && view.turn === seat && (view.phase === 'steps' || view.phase === 'end');
  const out = seat !== undefined && view.gone.includes(seat) && view.phase !== 'over';
  return (
    <div
      ref={root}
      class={`gno seats-${names.length} phase-${view.phase}${legal.length === 0 ? ' idle' : ''}`}
    >
      <Standing {...seen} last={last} preview={preview} />
      <Announced {...seen} />
      <Lost {...seen} />
      <NearlyDrawn view={seen.view} />
      <Land
        {...cards}
        preview={preview}
        acting={question.acting}
        turn={turn}
        still={rushing.value || still}
      />
      <div class="gno-side">
        <Script {...seen} />
        <div class="gno-tray" ref={tray}>
          <Controls
            {...seen}
            choice={choice}
            play={props.play}
            hinted={hinted}
            back={yours ? match?.back : undefined}
          />
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
          <KnownHands {...cards} reader={seat ?? props.reader} />
        </div>
        <Piles
          view={view}
          open={() => {
            discards.value = true;
          }}
        />
      </div>
      {large.value === undefined ? null : (
        <CardDialog code={large.value} close={() => showLarge(undefined)} />
      )}
      {discards.value ? (
        <Discards
          view={view}
          close={() => {
            discards.value = false;
          }}
        />
      ) : null}
    </div>
  );
}

/** Asks the rules about the move that was likely meant; the frame says why not. */
function tellWhyNot(
  props: BoardProps<View>,
  { question, pressed }: Choice,
  thing: Thing,
  anchor: Element,
  how: Pointing,
): void {
  const { view, seat, world } = props;
  if (seat === undefined) return;
  const actor = pressed.choosing.picked.actor ?? agreedActor(question.moves);
  const why = (one: Move): Refusal | undefined =>
    world === undefined ? props.why(one) : gnostica.judge(copyState(world as GnosticaState), seat, one);
  const move = likelyMeant({ view, seat, thing, actor, why });
  if (move !== undefined) props.refuse(move, anchor, how);
}
