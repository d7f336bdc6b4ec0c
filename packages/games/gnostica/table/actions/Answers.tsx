/**
 * The answers next to the board: what remains to be chosen of a move, a few moves by name, their kinds, and moves
 * with a name of their own.
 */
import type { Move } from '@hortus/kernel';
import {
  cardBelow,
  choiceOf,
  type Group,
  harmLast,
  likeless,
  type Meaning,
  shownOf,
  TURNS,
} from '../../src/press/index.ts';
import { actorName, moveName, said } from '../says/names.ts';
import type { ControlsProps } from './controls-props.ts';
import { DrawPanel } from './DrawPanel.tsx';
import { looking, type Namer } from './looking.ts';
import { Rose } from './Rose.tsx';

interface AnswerProps extends ControlsProps {
  /** Announcing is asked about first. */
  announce(move: Move): void;
}

export function Answers(props: AnswerProps) {
  const { choice } = props;
  const { drawing, single, few, kinds, alone, likely } = choice.question;
  const name = namer(props);
  return (
    <div class="gno-answers">
      {drawing === undefined ? null : <DrawPanel {...props} drawing={drawing} />}
      <UseInstead {...props} />
      {single === undefined ? null : single.length > 1 ? (
        <Rose {...props} group={single} name={name} />
      ) : (
        <MoveButton {...props} one={single[0]} main name={name} />
      )}
      {harmLast(likeless(few), props.view, props.you).map((group) =>
        group.length === 1 ? (
          <MoveButton key={group[0].move} {...props} one={group[0]} main={false} name={name} />
        ) : (
          <GroupButton key={group[0].group} {...props} group={group} name={name} />
        ),
      )}
      {kinds.map((kind) => (
        <button
          type="button"
          key={kind}
          class={props.hinted?.kind === kind ? 'hinted' : ''}
          data-kind={kind}
          onClick={() => choice.choose({ ...choice.pressed.choosing, kind })}
        >
          {said(`kind.${kind}`, kind)}
        </button>
      ))}
      {alone.map((one) => (
        <MoveButton key={one.move} {...props} one={one} main={one === likely} name={name} />
      ))}
    </div>
  );
}

/** If two moves would read the same, adds who acts; if they still do, a number. */
function namer({ choice, view, names, you }: ControlsProps): Namer {
  const plain: Namer = (one, facing) => moveName(one, view, names, you, facing);
  const firsts = likeless(choice.question.few).map(([first]) => first);
  const alike = (one: Meaning, name: Namer): readonly Meaning[] =>
    firsts.filter((other) => name(other, false) === name(one, false));
  const acted: Namer = (one, facing) =>
    alike(one, plain).length > 1 && one.actor !== undefined
      ? plain(one, facing) + actorName(one, view, names, you)
      : plain(one, facing);
  return (one, facing) => {
    const same = alike(one, acted);
    const nth = same.findIndex(({ group }) => group === one.group);
    return same.length > 1 && nth > 0 ? `${acted(one, facing)} (${nth + 1})` : acted(one, facing);
  };
}

/** A piece was pressed that could be turned: perhaps the card below it was meant. Its use leaves nothing else to choose. */
function UseInstead({ choice, view, names, you, play }: ControlsProps) {
  const use = cardBelow(choice.question, view);
  return use === undefined ? null : (
    <button type="button" data-kind="act" onClick={() => play(use.move)}>
      {moveName(use, view, names, you)}
    </button>
  );
}

interface MoveProps extends AnswerProps {
  readonly one: Meaning;
  /** What most players would do. */
  readonly main: boolean;
  readonly name: Namer;
}

function MoveButton({ one, main, name, ...props }: MoveProps) {
  return (
    <button
      type="button"
      class={`${main ? 'main' : ''}${props.hinted?.group === one.group ? ' hinted' : ''}`}
      data-kind={one.kind}
      {...looking(props, one.move)}
      onClick={() => (one.kind === 'announce' ? props.announce(one.move) : props.play(one.move))}
    >
      {name(one, TURNS.includes(one.kind))}
    </button>
  );
}

/** Its facing is asked for next. */
function GroupButton({
  group,
  name,
  ...props
}: AnswerProps & { readonly group: Group; readonly name: Namer }) {
  const { choice, view } = props;
  const [first] = group;
  return (
    <button
      type="button"
      class={props.hinted?.group === first.group ? 'hinted' : ''}
      data-kind={first.kind}
      {...looking(props, shownOf(group, view)?.move)}
      onClick={() => {
        choice.look(undefined);
        choice.choose(choiceOf(first));
      }}
    >
      {name(first, false)}…
    </button>
  );
}
