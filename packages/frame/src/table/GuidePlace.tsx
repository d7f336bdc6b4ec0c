/** The place of the goal: reserved from the start, so that the board never moves. */
import { GUIDE } from '@hortus/words';
import { useEffect } from 'preact/hooks';
import type { TableModel } from '../model/model.ts';
import { lazily } from '../page/lazily.tsx';
import { learnBook } from '../page/words.ts';
import { whenIdle } from './when-idle.ts';

type WithModel = { readonly model: TableModel };
const GuideStrip = lazily<WithModel>(async () => ({
  default: (await import('../panels/GuideStrip.tsx')).GuideStrip,
}));

export function GuidePlace({ model }: WithModel) {
  const { guide } = model.table;
  useEffect(() => {
    if (model.guide.value !== undefined) return;
    return whenIdle(() => {
      Promise.all([guide?.load(), learnBook(GUIDE), learnBook(guide?.book)]).then(
        ([loaded]) => {
          model.guide.value = loaded?.guide;
        },
        () => undefined,
      );
    });
  }, [model]);
  if (guide === undefined) return null;
  return <div class="guide">{model.guide.value === undefined ? null : <GuideStrip model={model} />}</div>;
}
