/**
 * Until somebody's first win: the lesson, then the few things a beginner misses, one at a time, until they've had
 * enough.
 */
import { livingEntries } from '@hortus/kernel';
import { signal } from '@preact/signals';
import type { TableModel } from '../model/model.ts';
import { kept } from '../page/kept.ts';
import { hasWon } from '../page/progress.ts';
import { words } from '../page/words.ts';
import { Icon } from '../parts/Icon.tsx';

const KEPT = 'hortus.tips';
/** Dismisses all tips for good. */
const ALL = 'all';
const read = signal<ReadonlySet<string>>(new Set((kept.get(KEPT) ?? '').split(' ').filter(Boolean)));

function dismiss(id: string): void {
  read.value = new Set(read.value).add(id);
  kept.set(KEPT, [...read.value].join(' '));
}

/** Somebody who has moved this often plays rather than learns. */
const LESSON_MOVES = 3;

interface Shown {
  readonly id: string;
  readonly text: string;
  readonly learn: boolean;
  /** Nothing has been played yet, so on a phone it may cover the seats. */
  readonly first: boolean;
}

/** The first tip that the position calls for and that wasn't dismissed. */
function tipOf(model: TableModel): Shown | undefined {
  const { source, guide } = model;
  const { game, seat, info } = source;
  const view = model.frame.value?.sight.view;
  const alone = info.value.seats.filter(({ kind }) => kind !== 'bot').length === 1;
  if (source.where !== 'here' || !alone || seat.value === undefined || view === undefined) return undefined;
  if (model.over.value || hasWon(game.id) || read.value.has(ALL)) return undefined;
  const moved = livingEntries(source.entries.value).filter((entry) => entry.seat === seat.value).length;
  const learn = {
    id: `${game.id}.learn`,
    text: words.value.say('web.tip.learn', { count: model.table.presets?.minutes.lesson ?? 3 }),
    learn: true,
    first: moved === 0,
  };
  const tips = (guide.value?.tips?.(view, seat.value) ?? []).map(({ id, text }) => ({
    id: `${game.id}.${id}`,
    text,
    learn: false,
    first: false,
  }));
  return [...(moved < LESSON_MOVES ? [learn] : []), ...tips].find(({ id }) => !read.value.has(id));
}

export function TipLine({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const tip = tipOf(model);
  if (tip === undefined) return null;
  return (
    <aside class={tip.first ? 'tip lesson' : 'tip'} aria-label={say('web.tip')}>
      <p>{tip.text}</p>
      <div class="tip-actions">
        {tip.learn ? (
          <a class="button small" href={`/learn/${model.source.game.id}`}>
            {say('web.tip.lesson')}
          </a>
        ) : null}
        <button type="button" class="small" onClick={() => dismiss(tip.id)}>
          {say(tip.learn ? 'web.tip.no-lesson' : 'web.tip.next')}
        </button>
        <button
          type="button"
          class="quiet icon-button"
          aria-label={say('web.tip.never')}
          onClick={() => dismiss(ALL)}
        >
          <Icon name="close" />
        </button>
      </div>
    </aside>
  );
}
