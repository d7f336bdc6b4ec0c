/** The current question and actions, in two rows that never move: a sentence, then buttons and open permissions. */
import type { BoardProps } from '@hortus/frame/board/game-table.ts';
import { words } from '@hortus/frame/page/words.ts';
import type { SwayView } from '../../src/index.ts';
import { answersNothing, has, waits } from '../../src/press/index.ts';
import { askingWords } from '../says/describe.ts';
import { countingWords } from '../says/words.ts';
import type { Sitting } from '../use-desk.ts';
import { Actions } from './Actions.tsx';
import { Menu } from './Menu.tsx';
import { Pool, paysOf } from './Pool.tsx';
import { Sweep } from './Sweep.tsx';
import { momentOf } from './use-answers.ts';
import { Beside, WindowPanel } from './WindowPanel.tsx';

interface Props {
  readonly sitting: Sitting;
  readonly props: BoardProps<SwayView>;
}

export function Doing({ sitting, props }: Props) {
  const { view, seat, names, manner, match } = props;
  const { desk, legal, answered, passed, queue, token, asking } = sitting;
  const { moves, you, cards } = desk;
  // A bot answers before anybody could read that it is asked, and a question that a standing order answers
  // isn't asked at all.
  const passes = (view.asked === seat ? answered : match?.alone === true) && !passed;
  const asked = view.task === 'window' && view.asked !== null && !passes ? view.asked : undefined;
  const window = manner === 'still' ? undefined : asked;
  const spoken = { ...cards.rules, game: desk.game, cards };
  /** What pays for the next card, as the reader has chosen. */
  const chosen =
    token.value === undefined ? undefined : paysOf(view).find(({ by }) => by === token.value)?.name;
  const plots = waits(view, seat);
  const says = seat !== undefined && manner !== 'lesson' && asked === undefined && view.end === null;
  return (
    <div class="sway-doing">
      <div class="sway-say">
        {asking.value !== undefined ? (
          <p class="sway-ask now">
            <b>{asking.value.title}</b>
            {asking.value.note === undefined ? null : <span role="status">{asking.value.note}</span>}
          </p>
        ) : window !== undefined ? (
          <WindowPanel
            name={names[window] ?? ''}
            mine={window === seat}
            passed={passed}
            left={match?.window?.left}
            theirs={view.totals[(view.turn & 1) as 0 | 1]}
            moment={momentOf(view)}
          />
        ) : says && chosen !== undefined ? (
          <p class="sway-ask now" role="status">
            {words.value.say('web.sway.pool.chosen', { what: chosen })}
          </p>
        ) : says ? (
          <p class={`sway-ask${legal.length > 0 ? ' now' : ''}`} aria-hidden="true">
            {askingWords(view, names, seat, spoken, legal.length > 0 ? moves : undefined)}
            {countingWords(view, seat, spoken).map((text) => (
              <span class="sway-counts" key={text}>
                {' '}
                {text}
              </span>
            ))}
          </p>
        ) : null}
      </div>
      <div class="sway-acts">
        {asking.value === undefined ? (
          <>
            <Actions desk={desk} />
            <Sweep desk={desk} />
          </>
        ) : (
          <Menu
            desk={desk}
            {...asking.value}
            close={() => {
              asking.value = undefined;
            }}
          />
        )}
        {window === undefined || !plots ? null : (
          <Beside
            name={names[window] ?? ''}
            beside={match?.beside}
            queued={queue.value.flatMap((number) => cards.at(number)?.name ?? [])}
          />
        )}
        {answersNothing(view) || asking.value !== undefined ? null : (
          <Pool
            view={view}
            who={{ who: names[view.turn] ?? '', you: view.turn === (seat ?? you) }}
            chosen={token.value}
            mine={has(moves, 'engage')}
            choose={(by) => {
              token.value = by;
            }}
          />
        )}
      </div>
    </div>
  );
}
