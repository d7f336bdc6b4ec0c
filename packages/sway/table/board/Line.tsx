/** A timeline: the cards one side has engaged, in order, and their total. */

import { words } from '@hortus/frame/page/words.ts';
import type { EntryView } from '../../src/index.ts';
import { epicShare, leaveOf } from '../../src/press/index.ts';
import { CardButton } from '../cards/CardButton.tsx';
import { CardBack } from '../cards/Face.tsx';
import type { Desk } from '../desk.ts';
import { Lives } from '../panels/Lives.tsx';
import { abilityWords, cardWords } from '../says/words.ts';
import { Giving } from './LineNews.tsx';

interface LineProps {
  readonly desk: Desk;
  readonly side: 0 | 1;
  /** Whose, in words. */
  readonly name: string;
  readonly near: boolean;
  /** What was decided since the reader's last move; empty if nothing was. */
  readonly story?: string;
}

export function Line({ desk, side, name, near, story = '' }: LineProps) {
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
  const who = { who: name, you: near && desk.seat !== undefined && desk.names.length === 2 };
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
          <li class={`sway-nothing${story === '' ? '' : ' told'}`}>{say('web.sway.line.empty')}</li>
        ) : null}
        {entries.length === 0 && story !== '' ? (
          <li class="sway-line-story" aria-hidden="true">
            {story}
          </li>
        ) : null}
      </ol>
      {near ? <Giving desk={desk} /> : null}
    </section>
  );
}

function Engaged({
  desk,
  entry,
  index,
}: {
  readonly desk: Desk;
  readonly entry: EntryView;
  readonly index: number;
}) {
  const { say } = words.value;
  const card = entry.card === null ? undefined : desk.cards.of(entry.card);
  // A life that was engaged may be given up from here (WA-R-89).
  const moves = [
    ...(desk.moves.places.get(index) ?? []),
    ...(card === undefined ? [] : (desk.moves.cards.get(card.number) ?? [])),
  ];
  const as = entry.as === undefined ? '' : say('web.sway.as', { ability: abilityWords(entry.as) });
  if (card === undefined) {
    const label = `${say('web.sway.face-down')}${entry.as === undefined ? '' : `, ${as}`}`;
    return moves.length === 0 ? (
      <span class="sway-card is-small still" role="img" aria-label={label}>
        <CardBack mark="?" />
      </span>
    ) : (
      <button
        type="button"
        class="sway-card is-small open"
        aria-label={label}
        onClick={() => desk.choose(label, moves)}
      >
        <CardBack mark="?" />
      </button>
    );
  }
  const leaves = leaveOf(desk.moves, card.number) !== undefined;
  const goes = leaves && desk.leaving.marked.includes(card.number);
  const label = [
    cardWords(card, desk.cards),
    as,
    entry.doubled === true ? say('web.sway.doubled') : '',
    entry.hidden === undefined ? '' : say('web.sway.face-down'),
  ]
    .filter((part) => part !== '')
    .join(', ');
  return (
    <CardButton
      desk={desk}
      card={card}
      size="small"
      label={moves.length > 0 && !leaves ? say('web.sway.can', { card: label }) : label}
      open={moves.length > 0}
      home={moves.length > 0}
      marks={`${entry.hidden === undefined ? '' : 'down'} ${entry.doubled === true ? 'doubled' : ''} ${leaves ? 'leaves' : ''} ${goes ? 'goes' : ''}`}
      pressed={leaves ? goes : undefined}
      badge={goes ? '×' : entry.doubled === true ? '×2' : entry.hidden === undefined ? undefined : 'down'}
      as={entry.as}
      press={() => (leaves ? desk.press(card) : desk.choose(card.name, moves))}
      note={
        [as, entry.doubled === true ? say('web.sway.doubled') : ''].filter(Boolean).join(', ') || undefined
      }
    />
  );
}
