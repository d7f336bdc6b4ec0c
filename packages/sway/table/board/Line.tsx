/** A timeline: the cards one side has engaged, in order, and their total. */

import { words } from '@hortus/frame/page/words.ts';
import { epicShare } from '../../src/press/index.ts';
import type { Desk } from '../desk.ts';
import { isYours } from '../panels/known.ts';
import { Lives } from '../panels/Lives.tsx';
import { Engaged } from './Engaged.tsx';
import { Giving, Told } from './LineNews.tsx';

interface LineProps {
  readonly desk: Desk;
  readonly side: 0 | 1;
  /** Whose timeline it is, in words. */
  readonly name: string;
  readonly near: boolean;
  /** What was decided since the reader's last move, sentence by sentence; empty if nothing was. */
  readonly story?: readonly string[];
}

export function Line({ desk, side, name, near, story = [] }: LineProps) {
  const { say } = words.value;
  const { view } = desk;
  const entries = view.engaged.flatMap((entry, index) =>
    (entry.seat & 1) === side ? [{ entry, index }] : [],
  );
  const total = view.totals[side] ?? 0;
  const hidden = entries.filter(({ entry }) => entry.card === null).length;
  const other = view.totals[1 - side] ?? 0;
  // What is added to the plain sum of the sways.
  const more = epicShare(view, side, desk.cards.rules);
  const parts = say('web.sway.total.epic', { base: total - more, count: more });
  const ahead = entries.length > 0 && total >= other;
  const who = { who: name, you: isYours(desk, side) };
  return (
    <section
      class={`sway-line ${near ? 'near' : 'far'}${ahead ? ' ahead' : ''}${entries.length > 6 ? ' many' : ''}`}
      aria-label={say('web.sway.line', who)}
    >
      <div class="sway-total" {...(more === 0 ? {} : { title: `${parts} ${say('web.sway.epic.does')}` })}>
        <span class="sway-total-sum" key={total}>
          {total}
          {hidden > 0 ? <small>+?</small> : null}
        </span>
        {more === 0 ? null : (
          <span class="sway-total-parts" aria-hidden="true">
            {total - more} + {more}
            <span class="sway-epic" />
          </span>
        )}
        <span class="visually-hidden">
          {say('web.sway.total', { ...who, count: total })}
          {more === 0 ? '' : ` ${parts}`}
          {hidden > 0 ? ` ${say('web.sway.total.hidden', { count: hidden })}` : ''}
        </span>
        <span class="sway-whose" aria-hidden="true">
          {name}
        </span>
        {near && desk.seat !== undefined ? (
          <span class="sway-total-lives" aria-hidden="true">
            <Lives desk={desk} side={side} />
          </span>
        ) : null}
      </div>
      <ol class="sway-engaged">
        {entries.map(({ entry, index }) => (
          <li key={`${entry.card ?? `?${entry.hidden?.slot}`}`} class={desk.isNew(entry.card) ? 'last' : ''}>
            <Engaged desk={desk} entry={entry} index={index} />
          </li>
        ))}
        {entries.length === 0 ? (
          <li class={`sway-nothing${story.length === 0 ? '' : ' told'}`}>{say('web.sway.line.empty')}</li>
        ) : null}
        {entries.length === 0 && story.length > 0 ? <Told key={story.join(' ')} story={story} /> : null}
      </ol>
      {near ? <Giving desk={desk} /> : null}
    </section>
  );
}
