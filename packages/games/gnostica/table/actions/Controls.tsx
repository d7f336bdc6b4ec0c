/** The current choice: a question, the answers that aren't on the board, and the move itself. */
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import type { Move } from '@hortus/kernel';
import { useSignal } from '@preact/signals';
import { cardBelow, cardIn, type Meaning, NOTHING, type Question, siteAt } from '../../src/press/index.ts';
import { Becomes } from '../panels/Standing.tsx';
import { cardDoes, said } from '../says/names.ts';
import { Answers } from './Answers.tsx';
import { AskAnnounce, AskLeave, isShort, pointsOf } from './Asking.tsx';
import type { ControlsProps } from './controls-props.ts';

export function Controls(props: ControlsProps) {
  const { choice, back } = props;
  const { question } = choice;
  const { say } = words.value;
  const announcing = useSignal<Move | undefined>(undefined);
  const leaving = useSignal<Move | undefined>(undefined);
  const play = (move: Move): void => {
    if (choice.putsOut(move)) leaving.value = move;
    else props.play(move);
  };
  if (question.all.length === 0 && back === undefined) return null;
  return (
    <fieldset class="gno-controls" aria-label={say('web.gnostica.controls')}>
      <div class="gno-asking">
        <p class="gno-ask" aria-live="polite">
          {askWords(question, props)}
        </p>
        {question.begun ? (
          <button
            type="button"
            class="subtle gno-anew"
            title={say('web.gnostica.restart')}
            onClick={() => choice.choose(NOTHING)}
          >
            <Icon name="close" />
            <span class="visually-hidden">{say('web.gnostica.restart')}</span>
          </button>
        ) : null}
        {back === undefined || question.begun ? null : (
          <button type="button" class="subtle gno-back" onClick={back}>
            <Icon name="back" />
            {say('web.gnostica.back')}
          </button>
        )}
      </div>
      <Used {...props} />
      <Answers
        {...props}
        play={play}
        announce={(move) => {
          announcing.value = move;
        }}
      />
      <Scores {...props} />
      {announcing.value === undefined ? null : <AskAnnounce {...props} asked={announcing} />}
      {leaving.value === undefined ? null : <AskLeave {...props} asked={leaving} />}
    </fieldset>
  );
}

function askWords(question: Question, props: ControlsProps): string {
  const { say } = words.value;
  const { ask } = question;
  if (ask === 'nothing') return '';
  if (ask === 'what') return say('web.gnostica.what');
  const { view, you } = props;
  if (cardBelow(question, view) !== undefined) return say('web.gnostica.ask.turn');
  if (ask === 'drop' && view.hands[you ?? -1]?.count === 0) return said('ask.drop.none', '');
  const asksFor = (wanted: Meaning['kind']): boolean =>
    ask === 'target' && question.moves.every(({ kind }) => kind === wanted || kind === 'skip');
  if (asksFor('act')) return say('web.gnostica.ask.target.act');
  if (asksFor('copy')) return say('web.gnostica.ask.target.copy');
  if (ask === 'end' && isShort(props)) return say('web.gnostica.ask.end.short', pointsOf(props));
  return said(`ask.${ask}`, say('web.gnostica.which'), pointsOf(props));
}

const CARDS: readonly Meaning['kind'][] = ['play', 'act', 'bid', 'take'];

/** The card that is about to be used or bid, in its words; or which bid is the highest. */
function Used({ view, choice, large }: ControlsProps) {
  const [one] = choice.question.single ?? [];
  if (view.phase === 'bid' && one === undefined)
    return <p class="gno-used">{words.value.say('web.gnostica.bid.how')}</p>;
  if (one === undefined || !CARDS.includes(one.kind)) return null;
  const code = one.kind === 'act' ? (siteAt(view, one.target)?.card ?? undefined) : cardIn(one.card);
  if (code === undefined) return null;
  return (
    <p class="gno-used">
      <span>{cardDoes(code)}</span>{' '}
      <button type="button" class="subtle" onClick={() => large(code)}>
        {words.value.say('web.gnostica.rule')}
      </button>
    </p>
  );
}

/** Scores that would change. */
function Scores({ view, names, choice: { preview } }: ControlsProps) {
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
