/** The table of Gnostica: choose a thing, then the next, and see what a step would do before it is made. */
import { type GnosticaState, gnostica, MOVES, type View } from '@hortus/gnostica';
import { copyState, FastLuck, type Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { words } from '../../app/words.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import type { BoardProps } from '../game-table.ts';
import { CardArt } from './CardArt.tsx';
import { Controls } from './Controls.tsx';
import {
  type Choosing,
  kindOf,
  lit as litIn,
  meant,
  NOTHING,
  press,
  type Thing,
  thingsOf,
} from './choosing.ts';
import './gnostica.css';
import { Hand } from './Hand.tsx';
import { Land } from './Land.tsx';
import { cardDoes, cardName } from './names.ts';
import { Piles, Script, Standing } from './Standing.tsx';

/** Their result is luck, or nobody's to see beforehand. */
const UNSEEN = [
  'draw',
  'redraw',
  'flip',
  'cupTop',
  'swap',
  'bid',
  'take',
  'fetch',
  'copy',
  'play',
  'act',
  'rest',
  'announce',
];

export function Board(props: BoardProps<View>) {
  const { view, seat, names, legal, world } = props;
  const { say } = words.value;
  const choosing = useSignal<Choosing>(NOTHING);
  const looked = useSignal<Move | undefined>(undefined);
  const large = useSignal<string | undefined>(undefined);
  const discards = useSignal(false);
  useEffect(() => {
    choosing.value = NOTHING;
    looked.value = undefined;
  }, [legal]);
  const moves = useMemo(() => meant(legal, choosing.value), [legal, choosing.value]);
  const lit = useMemo(() => litIn(moves, choosing.value), [moves, choosing.value]);
  const only = moves.length === 1 ? moves[0] : undefined;
  const shown = looked.value ?? (choosing.value.chosen.length > 0 ? only : undefined);
  const preview = useMemo(
    () => previewOf(world as GnosticaState | undefined, seat, shown),
    [world, seat, shown],
  );

  const chooseThing = (thing: Thing): void => {
    choosing.value = press(legal, choosing.value, thing);
  };
  const quiet = (thing: Thing, anchor: Element): void => {
    const move = tried(view, thing);
    if (move !== undefined && seat !== undefined) props.refuse(move, anchor, 'press');
    if (thing.startsWith('site')) {
      const code = view.sites[Number(thing.slice(5))]?.card ?? null;
      if (code !== null && legal.length === 0) large.value = code;
    }
  };
  const hold = (code: string): void => {
    large.value = code;
  };
  return (
    <div class={`gno seats-${names.length}`}>
      <Standing view={view} names={names} />
      <Land
        view={view}
        names={names}
        you={seat}
        lit={lit}
        chosen={choosing.value.chosen}
        preview={preview}
        press={chooseThing}
        quiet={quiet}
      />
      <Script view={view} />
      <Controls
        view={view}
        names={names}
        you={seat}
        moves={moves}
        choosing={choosing.value}
        chooseKind={(kind) => {
          choosing.value = { ...choosing.value, kind };
        }}
        restart={() => {
          choosing.value = NOTHING;
        }}
        look={(move) => {
          looked.value = move;
        }}
        play={props.play}
      />
      <Hand
        view={view}
        you={seat}
        lit={lit}
        chosen={choosing.value.chosen}
        press={chooseThing}
        quiet={quiet}
        hold={hold}
      />
      <Piles
        view={view}
        open={() => {
          discards.value = true;
        }}
      />
      {large.value === undefined ? null : (
        <CardDialog
          code={large.value}
          close={() => {
            large.value = undefined;
          }}
        />
      )}
      {discards.value ? (
        <Dialog
          title={say('web.gnostica.out', { count: view.out.length })}
          onClose={() => {
            discards.value = false;
          }}
        >
          <ul class="gno-discards">
            {view.out.map((code) => (
              <li key={code}>
                <strong>{cardName(code)}</strong> {cardDoes(code)}
              </li>
            ))}
          </ul>
        </Dialog>
      ) : null}
    </div>
  );
}

function CardDialog({ code, close }: { readonly code: string; close(): void }) {
  return (
    <Dialog title={cardName(code)} onClose={close}>
      <div class="gno-large">
        <svg viewBox="-50 -70 100 140" aria-hidden="true" focusable="false">
          <CardArt code={code} />
        </svg>
        <p>{cardDoes(code)}</p>
      </div>
    </Dialog>
  );
}

/** How it would look after a step whose result is no secret. */
function previewOf(
  world: GnosticaState | undefined,
  seat: number | undefined,
  move: Move | undefined,
): View | undefined {
  if (world === undefined || seat === undefined || move === undefined) return undefined;
  if (UNSEEN.includes(kindOf(move)[0])) return undefined;
  const after = copyState(world);
  gnostica.play(after, seat, move, new FastLuck(1));
  return gnostica.view(after, seat);
}

/** What pressing a quiet thing might have meant, so that the rules can say why not. */
function tried(view: View, thing: Thing): Move | undefined {
  const { kinds } = MOVES;
  const [what, which = ''] = thing.split(' ');
  if (view.phase === 'bid' && what === 'card') return undefined;
  const moves = [kinds.act.make({ site: Number(which) }), kinds.put.make({ site: Number(which), facing: 4 })];
  if (what === 'site') return moves.find((move) => thingsOf(move).includes(thing));
  return undefined;
}
