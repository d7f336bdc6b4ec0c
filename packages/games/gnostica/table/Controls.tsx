/** What is being chosen: a question, the ways to answer it that are not on the board, and the move itself. */

import { words } from '@hortus/frame/page/words.ts';
import { Confirm } from '@hortus/frame/parts/Confirm.tsx';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { Move, Seat } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import type { View } from '../src/index.ts';
import { asked, type Choosing, choiceOf, groupsOf, hasBegun, kindsIn, NOTHING } from './choosing.ts';
import { type Drawing, DrawPanel } from './DrawPanel.tsx';
import { standing } from './facing.ts';
import type { Kind, Meaning } from './meaning.ts';
import { actorName, cardDoes, moveName, said } from './names.ts';
import { Rose } from './Rose.tsx';
import { Becomes } from './Standing.tsx';

/** As many as can be read at a glance. */
const MOST = 7;
/** On a phone the board is to be seen besides. */
const MOST_ON_PHONE = 2;
const most = (): number =>
  matchMedia('(max-width: 40rem) and (orientation: portrait)').matches ? MOST_ON_PHONE : MOST;
/** These are said by themselves, whatever else there is to choose. */
const ALONE: readonly Kind[] = ['rest', 'announce', 'skip', 'stuck', 'flip', 'swap'];

/** Their facing is what they are about. */
const TURNS: readonly Kind[] = ['turn', 'face'];

export interface ControlsProps {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: Seat | undefined;
  /** Everything that may be done. */
  readonly all: readonly Meaning[];
  /** What is still meant. */
  readonly moves: readonly Meaning[];
  readonly choosing: Choosing;
  readonly drawing: Drawing | undefined;
  /** What the move that is looked at would make of the scores. */
  readonly preview: View | undefined;
  choose(choosing: Choosing): void;
  look(move: Move | undefined): void;
  /** The focus has left a move: once it is elsewhere, it is no longer looked at. */
  away(move: Move): void;
  play(move: Move): void;
  /** Takes back the last step of this turn, where that is free. */
  readonly back: (() => void) | undefined;
  large(code: string): void;
}

export function Controls(props: ControlsProps) {
  const { view, all, moves, choosing, choose, look, away, play, drawing, back } = props;
  const { say } = words.value;
  const announcing = useSignal<Move | undefined>(undefined);
  const plain = (one: Meaning, facing?: boolean): string =>
    moveName(one, view, props.names, props.you, facing);
  if (all.length === 0 && back === undefined) return null;
  const others = moves.filter(({ kind }) => !ALONE.includes(kind));
  const alone = all.filter(({ kind }) => ALONE.includes(kind));
  const groups = groupsOf(others);
  /** Where two would read alike, they differ in who acts. */
  const name = (one: Meaning, facing?: boolean): string => {
    const said = plain(one, facing);
    const alike = groups.some(
      ([other]) => other && other.group !== one.group && plain(other, false) === plain(one, false),
    );
    return alike && one.actor !== undefined && one.actor !== one.target
      ? said + actorName(one, view, props.names, props.you)
      : said;
  };
  const begun = hasBegun(choosing);
  const [only] = groups;
  // Which card of the hand: it lies right there, and is lit.
  const inHand = others.every(({ kind }) => kind === 'play');
  const few =
    drawing === undefined &&
    groups.length > 1 &&
    (groups.length <= most() || asked(others, choosing) === undefined) &&
    !inHand &&
    !isOpening(view, begun);
  const kinds = drawing === undefined && !few && groups.length > 1 ? kindsIn(others) : [];
  const button = (one: Meaning, main: boolean) => (
    <button
      type="button"
      class={main ? 'main' : ''}
      key={one.move}
      data-kind={one.kind}
      onPointerEnter={() => look(one.move)}
      onPointerLeave={() => look(undefined)}
      onFocus={() => look(one.move)}
      onBlur={() => away(one.move)}
      onClick={() => {
        if (one.kind === 'announce') announcing.value = one.move;
        else play(one.move);
      }}
    >
      {name(one, TURNS.includes(one.kind))}
    </button>
  );
  // Who has too few points seldom wants to announce.
  const enough = (view.scores[props.you ?? 0] ?? 0) >= view.options.target;
  const likely = all.find(({ kind }) => kind === (enough ? 'announce' : 'rest'));
  const single = drawing === undefined && groups.length === 1 ? only : undefined;
  return (
    <fieldset class="gno-controls" aria-label={say('web.gnostica.controls')}>
      <div class="gno-asking">
        <p class="gno-ask" aria-live="polite">
          {questionOf(props, groups)}
        </p>
        {begun ? (
          <button
            type="button"
            class="quiet gno-anew"
            title={say('web.gnostica.restart')}
            onClick={() => choose(NOTHING)}
          >
            <Icon name="close" />
            <span class="visually-hidden">{say('web.gnostica.restart')}</span>
          </button>
        ) : null}
        {back === undefined || begun ? null : (
          <button type="button" class="quiet gno-back" onClick={back}>
            <Icon name="back" />
            {say('web.gnostica.back')}
          </button>
        )}
      </div>
      <Used {...props} single={single} />
      <div class="gno-answers">
        {drawing === undefined ? null : <DrawPanel {...props} drawing={drawing} />}
        {single === undefined ? null : single.length > 1 ? (
          <Rose {...props} group={single} name={name} />
        ) : (
          single.map((one) => button(one, true))
        )}
        {few
          ? groups.map((group) => {
              const [first] = group;
              if (first === undefined) return null;
              if (group.length === 1) return button(first, false);
              return (
                <button
                  type="button"
                  key={first.group}
                  data-kind={first.kind}
                  onPointerEnter={() => look(standing(group, view).move)}
                  onPointerLeave={() => look(undefined)}
                  onFocus={() => look(standing(group, view).move)}
                  onBlur={() => away(standing(group, view).move)}
                  onClick={() => {
                    look(undefined);
                    choose(choiceOf(first));
                  }}
                >
                  {name(first, false)}…
                </button>
              );
            })
          : null}
        {kinds.length > 1
          ? kinds.map((kind) => (
              <button type="button" key={kind} data-kind={kind} onClick={() => choose({ ...choosing, kind })}>
                {said(`kind.${kind}`, kind)}
              </button>
            ))
          : null}
        {begun && choosing.kind !== 'draw'
          ? null
          : alone.map((one) => button(one, all.length === 1 || one === likely))}
      </div>
      <Scores {...props} />
      {announcing.value === undefined ? null : (
        <Confirm
          title={say('web.gnostica.announce.title')}
          yes={say('web.gnostica.do.announce')}
          onYes={() => {
            const move = announcing.value;
            announcing.value = undefined;
            if (move !== undefined) play(move);
          }}
          onNo={() => {
            announcing.value = undefined;
          }}
        >
          <p>
            {say('web.gnostica.announce.about', {
              count: view.scores[props.you ?? 0] ?? 0,
              target: view.options.target,
            })}
          </p>
        </Confirm>
      )}
    </fieldset>
  );
}

/** At the beginning of a turn its four ways are offered, however few moves there are. */
const isOpening = (view: View, begun: boolean): boolean =>
  !begun && (view.phase === 'turn' || view.phase === 'bid' || view.phase === 'redraw');

function questionOf(
  { view, you, all, moves, choosing, drawing }: ControlsProps,
  groups: readonly (readonly Meaning[])[],
): string {
  const { say } = words.value;
  if (all.length === 0) return '';
  if (drawing !== undefined) return say('web.gnostica.ask.drop');
  if (view.phase === 'end')
    return say('web.gnostica.ask.end', { count: view.scores[you ?? 0] ?? 0, target: view.options.target });
  if (view.phase === 'bid') return say('web.gnostica.ask.bid');
  if (view.phase === 'redraw') return say('web.gnostica.ask.take');
  const others = moves.filter(({ kind }) => !ALONE.includes(kind));
  if (groups.length === 0)
    return say(all.some(({ kind }) => kind === 'flip') ? 'web.gnostica.ask.flip' : 'web.gnostica.ask.none');
  if (groups.length === 1) {
    const [group = []] = groups;
    if (group.length > 1) return say('web.gnostica.ask.facing');
    return say(view.phase === 'turn' ? 'web.gnostica.ask.use' : 'web.gnostica.ask.sure');
  }
  if (view.phase === 'turn' && !hasBegun(choosing))
    return say(others[0]?.kind === 'put' ? 'web.gnostica.ask.put' : 'web.gnostica.what');
  if (kindsIn(others).length > 1 && groups.length <= most()) return say('web.gnostica.ask.kind');
  const next = asked(others, choosing);
  if (next === undefined) return say('web.gnostica.ask.kind');
  const [slot] = next;
  if (slot === 'actor' && groups.length <= most()) return say('web.gnostica.ask.kind');
  if (slot === 'actor' && kindsIn(others).length > 1) return say('web.gnostica.ask.actor.kind');
  return said(`ask.${slot}`, say('web.gnostica.which'));
}

/** The card that is about to be used, in its words; or which bid is the highest. */
function Used({ view, single, large }: ControlsProps & { readonly single: readonly Meaning[] | undefined }) {
  const [one] = single ?? [];
  if (view.phase === 'bid' && one === undefined)
    return <p class="gno-used">{words.value.say('web.gnostica.bid.how')}</p>;
  if (one === undefined || (one.kind !== 'play' && one.kind !== 'act')) return null;
  const code =
    one.kind === 'play' ? one.card?.slice(5) : (view.sites[Number(one.target?.slice(5))]?.card ?? undefined);
  if (code === undefined) return null;
  return (
    <p class="gno-used">
      <span>{cardDoes(code)}</span>{' '}
      <button type="button" class="quiet" onClick={() => large(code)}>
        {words.value.say('web.gnostica.rule')}
      </button>
    </p>
  );
}

/** Scores that would change. */
function Scores({ view, names, preview }: ControlsProps) {
  const changed = names.flatMap((name, seat) => {
    const [now = 0, then = 0] = [view.scores[seat], preview?.scores[seat]];
    return preview === undefined || now === then ? [] : [{ name, seat, now, then }];
  });
  if (changed.length === 0) return null;
  return (
    <p class="gno-change" role="status">
      {changed.map(({ name, seat, now, then }) => (
        <span key={seat} class={`owner-${seat}`}>
          {words.value.say('web.gnostica.change', { who: name, count: now })} <Becomes /> {then}
        </span>
      ))}
    </p>
  );
}
