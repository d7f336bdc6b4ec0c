/** The table of Gnostica: choose a thing, then the next, and see what a step would do before it is made. */

import type { BoardProps, Pointing } from '@hortus/frame/board/game-table.ts';
import { copyState, type Move, type Refusal } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type GnosticaState, gnostica, type View } from '../src/index.ts';
import { CardDialog, Discards } from './CardDialog.tsx';
import { Controls } from './Controls.tsx';
import { asked, type Choosing, groupsOf, isPicked, lit as litIn, meant, NOTHING, press } from './choosing.ts';
import type { Drawing } from './DrawPanel.tsx';
import { standing } from './facing.ts';
import './gnostica.css';
import './gnostica-cards.css';
import './gnostica-marks.css';
import './gnostica-tray.css';
import './gnostica-sizes.css';
import './gnostica-phone.css';
import { Hand, KnownHands } from './Hand.tsx';
import { Land, type Light } from './Land.tsx';
import { marksOf, turnsOf } from './lately.ts';
import { type Meaning, reader, type Thing } from './meaning.ts';
import { previewOf } from './preview.ts';
import { Recap } from './Recap.tsx';
import { Script } from './Script.tsx';
import { Announced, Out, Piles, Standing } from './Standing.tsx';
import { tried } from './tried.ts';

/** What ends a choice: the move itself, or the facing that is left to be said. */
const ANSWER = '.gno-answers > .main, .gno-rose .keeps, .gno-rose button';
const NO_DROPS: ReadonlySet<string> = new Set();

export function Board(props: BoardProps<View>) {
  const { view, seat, names, legal, world, last, lately } = props;
  const choosing = useSignal<Choosing>(NOTHING);
  const looked = useSignal<Move | undefined>(undefined);
  const large = useSignal<string | undefined>(undefined);
  const discards = useSignal(false);
  const drops = useSignal<ReadonlySet<string>>(NO_DROPS);
  const count = useSignal<number | undefined>(undefined);
  const recalled = useSignal<number | undefined>(undefined);
  const rushing = useSignal(false);
  // What the others do while all may act, as in bidding, takes nothing back that is chosen and still open.
  const asking = useMemo(() => [view.phase, view.turns, ...legal].join(' '), [view, legal]);
  useEffect(() => {
    choosing.value = NOTHING;
    looked.value = undefined;
    drops.value = NO_DROPS;
    count.value = undefined;
    recalled.value = undefined;
  }, [asking]);
  const now = choosing.value;
  const all = useMemo(() => legal.map(reader(view)), [legal, view]);
  const moves = useMemo(() => meant(all, now), [all, now]);
  const lit = useMemo(() => litIn(moves, now), [moves, now]);
  const again = useMemo(() => litIn(all, NOTHING), [all]);
  const next = useMemo(() => asked(moves, now)?.[1], [moves, now]);
  const drawing = drawingOf(moves, now, { drops: drops.value, count: count.value }, (cards, many) => {
    drops.value = cards;
    count.value = many;
  });
  const shown = looked.value ?? meantMove(moves, now, view);
  const preview = useMemo(() => previewOf(world, seat, shown), [world, seat, shown]);
  const turns = useMemo(() => turnsOf(lately ?? []).slice(-names.length), [lately]);
  const turn = useMemo(
    () => turns[recalled.value ?? turns.length - 1] ?? { seat: seat ?? 0, told: last, marks: marksOf(last) },
    [turns, recalled.value, last],
  );

  const ownCards = new Set(view.hands[seat ?? -1]?.cards);
  const light = (thing: Thing): Light => {
    if (drawing !== undefined && thing.startsWith('card'))
      return { open: ownCards.has(thing.slice(5)), next: false, chosen: drops.value.has(thing.slice(5)) };
    const open = drawing === undefined && (lit.has(thing) || again.has(thing));
    const wanted = view.phase === 'turn' && now === NOTHING ? undefined : next;
    return { open, next: open && (wanted?.has(thing) ?? false), chosen: isPicked(now, thing) };
  };
  useEffect(() => {
    const restart = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open], .why-not') !== null) return;
      choosing.value = NOTHING;
    };
    document.addEventListener('keydown', restart);
    return () => document.removeEventListener('keydown', restart);
  }, []);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What leads into the past may lie below the board on a phone.
    const box = root.current;
    if (props.still && box !== null && box.getBoundingClientRect().top < 0) box.scrollIntoView();
  }, [props.still]);
  const tray = useRef<HTMLDivElement>(null);
  const jump = useRef(false);
  useEffect(() => {
    // Who chose by keyboard finds the answer under the next key.
    if (jump.current) tray.current?.querySelector<HTMLElement>(ANSWER)?.focus();
    jump.current = false;
  }, [now]);
  const chooseThing = (thing: Thing, byKey = false): void => {
    looked.value = undefined;
    jump.current = byKey;
    if (drawing !== undefined && thing.startsWith('card')) {
      const code = thing.slice(5);
      const cards = new Set(drops.value);
      if (!cards.delete(code)) cards.add(code);
      drops.value = cards;
      count.value = undefined;
    } else choosing.value = press(all, now, thing);
  };
  const quiet = (thing: Thing, anchor: Element, how: Pointing): void => {
    if (legal.length === 0) {
      // Somebody else is to act: there is time to read a card.
      const [what, which = ''] = thing.split(' ');
      const code = what === 'card' ? which : view.sites[Number(what === 'site' ? which : -1)]?.card;
      if (how === 'press' && typeof code === 'string') large.value = code;
      return;
    }
    if (seat === undefined) return;
    const actor = now.picked.actor ?? agreed(moves);
    const why = (one: Move): Refusal | undefined =>
      world === undefined ? props.why(one) : gnostica.judge(copyState(world as GnosticaState), seat, one);
    const move = tried({ view, seat, thing, actor, why });
    if (move !== undefined) props.refuse(move, anchor, how);
  };
  const showLarge = (code: string): void => {
    large.value = code;
  };
  const cards = { view, names, you: seat, light, press: chooseThing, quiet, large: showLarge };
  const yours = seat !== undefined && view.turn === seat && (view.phase === 'steps' || view.phase === 'end');
  const out = seat !== undefined && view.gone.includes(seat) && view.phase !== 'over';
  const live = lately !== undefined && props.still !== true;
  return (
    <div
      ref={root}
      class={`gno seats-${names.length} phase-${view.phase}${legal.length === 0 ? ' idle' : ''}`}
    >
      <Standing view={view} names={names} last={last} preview={preview} you={seat} />
      <Announced view={view} names={names} you={seat} />
      <Land
        view={view}
        names={names}
        you={seat}
        light={light}
        preview={preview}
        acting={actingIn(view, seat, moves, now)}
        turn={turn}
        still={rushing.value || (props.still ?? false)}
        press={chooseThing}
        quiet={quiet}
        large={showLarge}
      />
      <div class="gno-side">
        <Script view={view} names={names} you={seat} large={showLarge} />
        <div class="gno-tray" ref={tray}>
          <Controls
            view={view}
            names={names}
            you={seat}
            all={all}
            moves={moves}
            choosing={now}
            drawing={drawing}
            preview={preview}
            choose={(one) => {
              choosing.value = one;
            }}
            look={(move) => {
              looked.value = move;
            }}
            away={(move) =>
              // Nothing is drawn anew while the focus is between two things: it would be taken for lost.
              requestAnimationFrame(() => {
                if (looked.value === move) looked.value = undefined;
              })
            }
            play={props.play}
            back={yours ? props.back : undefined}
            large={showLarge}
          />
          {out && live ? (
            <Out
              alone={props.alone ?? false}
              rush={props.rush}
              begun={() => {
                rushing.value = true;
              }}
            />
          ) : null}
          <Hand {...cards} />
        </div>
        <div class="gno-rest">
          <Recap
            turns={view.phase === 'bid' ? [] : turns}
            names={names}
            chosen={recalled.value}
            choose={(which) => {
              recalled.value = which;
            }}
          />
          <KnownHands {...cards} />
        </div>
        <Piles
          view={view}
          open={() => {
            discards.value = true;
          }}
        />
      </div>
      {large.value === undefined ? null : (
        <CardDialog
          code={large.value}
          close={() => {
            large.value = undefined;
          }}
        />
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

/** The minion that everything still meant is done by. */
function agreed(moves: readonly Meaning[]): Thing | undefined {
  const steps = moves.filter(({ actor }) => actor !== undefined);
  return steps.every(({ actor }) => actor === steps[0]?.actor) ? steps[0]?.actor : undefined;
}

/** The move that would be made as things are chosen; where only the facing is open, the piece keeps it. */
function meantMove(moves: readonly Meaning[], now: Choosing, view: View): Move | undefined {
  if (now === NOTHING) return undefined;
  const [group, ...more] = groupsOf(moves);
  return group === undefined || more.length > 0 ? undefined : standing(group, view).move;
}

/** Whose reach is shown: the minion chosen, or all those that the card about to be used would have. */
function actingIn(
  view: View,
  seat: number | undefined,
  moves: readonly Meaning[],
  now: Choosing,
): View['men'] {
  if (seat === undefined) return [];
  const [one] = moves;
  if (now !== NOTHING && moves.length === 1 && one !== undefined) {
    if (one.kind === 'play') return view.men.filter(({ owner }) => owner === seat);
    const site = one.kind === 'act' ? view.sites[Number(one.target?.slice(5))] : undefined;
    if (site !== undefined)
      return view.men.filter(({ owner, x, y }) => owner === seat && x === site.x && y === site.y);
  }
  const actor = now.picked.actor ?? (view.phase === 'steps' ? agreed(moves) : undefined);
  const man = actor === undefined ? undefined : view.men[Number(actor.slice(4))];
  return man === undefined ? [] : [man];
}

/** Discarding and drawing is chosen, or nothing else could be. */
function drawingOf(
  moves: readonly Meaning[],
  { kind }: Choosing,
  { drops, count }: Pick<Drawing, 'drops' | 'count'>,
  set: Drawing['set'],
): Drawing | undefined {
  const draws = moves.find((one) => one.kind === 'draw' || one.kind === 'redraw')?.kind;
  if (draws !== 'draw' && draws !== 'redraw') return undefined;
  return kind === draws || draws === 'redraw' ? { kind: draws, drops, count, set } : undefined;
}
