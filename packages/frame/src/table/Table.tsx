/** The frame of a table, the same for every game. It is given a game's board and a source, and knows no rules. */
import { GUIDE } from '@hortus/words';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { GameTable } from '../board/game-table.ts';
import { TableModel } from '../model/model.ts';
import type { TableSource } from '../model/source.ts';
import { lazily } from '../page/lazily.tsx';
import { returnToTable } from '../page/progress.ts';
import { useTitle } from '../page/title.ts';
import { learnBook, words } from '../page/words.ts';
import { ActionBar } from '../panels/ActionBar.tsx';
import { Banner } from '../panels/Banner.tsx';
import { Seats } from '../panels/Seats.tsx';
import { StatusLine } from '../panels/StatusLine.tsx';
import { offersLesson } from '../panels/tips.ts';
import { BoardPlace } from './BoardPlace.tsx';
import { GuidePlace } from './GuidePlace.tsx';
import { pressTableKey } from './keys.ts';
import { Side } from './Side.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSkip } from './use-skip.ts';
import { useSounds } from './use-sounds.ts';
import { useTop } from './use-top.ts';
import { useTravels } from './use-travels.ts';

type WithModel = { readonly model: TableModel };
/** What the first move doesn't need loads when first shown. */
const HintLine = lazily<WithModel>(async () => {
  const [{ HintLine }] = await Promise.all([import('../panels/HintLine.tsx'), learnBook(GUIDE)]);
  return { default: HintLine };
});
const WhyNot = lazily<WithModel>(async () => ({ default: (await import('../board/WhyNot.tsx')).WhyNot }));
const Curtain = lazily<WithModel>(async () => ({ default: (await import('../panels/Curtain.tsx')).Curtain }));
const HandOver = lazily<WithModel>(async () => ({
  default: (await import('../panels/Curtain.tsx')).HandOver,
}));
const TipLine = lazily<WithModel>(async () => ({ default: (await import('../panels/TipLine.tsx')).TipLine }));
const EndCard = lazily<WithModel>(async () => {
  const [{ EndCard }] = await Promise.all([import('../panels/EndCard.tsx'), learnBook(GUIDE)]);
  return { default: EndCard };
});
const Scrubber = lazily<WithModel>(async () => ({
  default: (await import('../panels/Scrubber.tsx')).Scrubber,
}));
const Dialogs = lazily<WithModel>(async () => ({ default: (await import('./Dialogs.tsx')).Dialogs }));
const Prompts = lazily<WithModel>(async () => ({ default: (await import('../panels/Prompts.tsx')).Prompts }));

export function Table({ source, table }: { readonly source: TableSource; readonly table: GameTable }) {
  const model = useMemo(() => new TableModel(source, table), [source, table]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => () => model.close(), [model]);
  useEffect(() => returnToTable(source.game.id), [source]);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && pressTableKey(model, event)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [model]);
  useTop(root);
  useKeptFocus(root);
  useSounds(model);
  useTravels(model, root);
  useTitle(
    model.awaited.value
      ? words.value.say('web.table.awaits', { game: source.game.title })
      : source.game.title,
  );
  const skip = useSkip(model);
  const { say } = words.value;
  // Only once the words for newcomers have loaded.
  const guided = model.guide.value !== undefined;
  const hints = model.hinting.value || model.hinted.value !== undefined;
  // From the first question on it stays rendered: the bubble decides when to show.
  const asked = useRef(false);
  asked.current ||= model.blocked.value !== undefined;
  const pointed = asked.current;
  const ended = model.frame.value?.hold === true || model.over.value;

  return (
    <article
      class={`table mood-${source.game.id}${offersLesson(model) ? ' offers' : ''}`}
      ref={root}
      {...skip}
    >
      <h1 class="visually-hidden">{source.game.title}</h1>
      {source.curtain.value === undefined ? null : <Curtain model={model} />}
      {model.frame.value === undefined ? (
        <>
          <Banner source={source} />
          {source.curtain.value === undefined ? <p class="notice">{say('web.loading')}</p> : null}
        </>
      ) : (
        <>
          <div class="stage">
            <Banner source={source} />
            <Seats model={model} />
            <GuidePlace model={model} />
            <BoardPlace model={model} />
            {model.past.value === undefined ? <ActionBar model={model} /> : <Scrubber model={model} />}
            <div class="table-words">
              <StatusLine model={model} />
              {guided ? <TipLine model={model} /> : null}
              {hints ? <HintLine model={model} /> : null}
              {ended ? <EndCard model={model} /> : null}
              {source.where === 'server' ? <Prompts model={model} /> : null}
              {source.handTo.value === undefined ? null : <HandOver model={model} />}
            </div>
          </div>
          <Side model={model} />
        </>
      )}
      {pointed ? <WhyNot model={model} /> : null}
      {model.dialog.value === undefined ? null : <Dialogs model={model} />}
    </article>
  );
}
