/** The frame of a table, the same for every game. It takes a game's board, a source, and knows no rules. */
import { livingEntries, type Seat } from '@hortus/kernel';
import type { SeenEntry } from '@hortus/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { BoardProps, GameTable } from '../board/game-table.ts';
import { lazily } from '../page/lazily.tsx';
import { useTitle } from '../page/title.ts';
import { learnBook, words } from '../page/words.ts';
import { Confirm } from '../parts/Confirm.tsx';
import { type Tab, Tabs } from '../parts/Tabs.tsx';
import '../styles/parts.css';
import '../styles/table.css';
import '../styles/table-words.css';
import { WhyNot } from '../board/WhyNot.tsx';
import { TableModel } from '../model/model.ts';
import type { TableSource } from '../model/source.ts';
import { ActionBar } from '../panels/ActionBar.tsx';
import { Banner } from '../panels/Banner.tsx';
import { Curtain, HandOver } from '../panels/Curtain.tsx';
import { EndCard } from '../panels/EndCard.tsx';
import { HintLine } from '../panels/HintLine.tsx';
import { LogPanel } from '../panels/LogPanel.tsx';
import { Scrubber } from '../panels/Scrubber.tsx';
import { Seats } from '../panels/Seats.tsx';
import { StatusLine } from '../panels/StatusLine.tsx';
import { hidden, muteOf } from './hidden.ts';
import { pressTableKey } from './keys.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useSkip } from './use-skip.ts';
import { useSounds } from './use-sounds.ts';

type WithModel = { readonly model: TableModel };
/** What the first move does not need comes when it is first shown. */
const ChatPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/ChatPanel.tsx')).ChatPanel,
}));
const InfoPanel = lazily<WithModel>(async () => ({
  default: (await import('../panels/InfoPanel.tsx')).InfoPanel,
}));
const Prompts = lazily<WithModel>(async () => ({ default: (await import('../panels/Prompts.tsx')).Prompts }));
const Help = lazily<WithModel>(async () => {
  const [{ Help }] = await Promise.all([import('../panels/Help.tsx'), learnBook('more')]);
  return { default: Help };
});
const NameDialog = lazily<{ readonly source: TableSource; close(): void }>(async () => ({
  default: (await import('../lobby/NameDialog.tsx')).NameDialog,
}));

export function Table({ source, table }: { readonly source: TableSource; readonly table: GameTable }) {
  const model = useMemo(() => new TableModel(source, table), [source, table]);
  const root = useRef<HTMLElement>(null);
  useEffect(() => () => model.close(), [model]);
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
  const awaited = model.asked.value.legal.length > 0;
  useTitle(awaited ? words.value.say('web.table.awaits', { game: source.game.title }) : source.game.title);
  const skip = useSkip(model);
  const { say } = words.value;

  return (
    <article class={`table mood-${source.game.id}`} ref={root} {...skip}>
      <h1 class="visually-hidden">{source.game.title}</h1>
      <Curtain model={model} />
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
            <BoardPlace model={model} />
            <div class="table-words">
              <StatusLine model={model} />
              <HintLine model={model} />
              <EndCard model={model} />
              {source.where === 'server' ? <Prompts model={model} /> : null}
              <HandOver model={model} />
            </div>
            {model.past.value === undefined ? <ActionBar model={model} /> : <Scrubber model={model} />}
          </div>
          <Side model={model} />
        </>
      )}
      <WhyNot model={model} />
      <Dialogs model={model} />
    </article>
  );
}

function BoardPlace({ model }: { readonly model: TableModel }) {
  const frame = model.frame.value;
  const hinted = model.hinted.value;
  const lately = useMemo(
    () => othersSince(frame?.entries ?? [], model.source.seat.value),
    [frame?.entries, model.source.seat.value],
  );
  if (frame === undefined) return null;
  const { Board } = model.table;
  const past = model.past.value !== undefined;
  const busy = model.source.sending.value.length > 0;
  const { order } = model.source;
  return (
    <div class={`table-board${past ? ' past' : ''}`}>
      <Board
        view={frame.sight.view as never}
        seat={model.source.seat.value}
        names={model.names.value}
        options={model.source.info.value.options}
        world={busy ? undefined : model.asked.value.world}
        window={past ? undefined : frame.sight.window}
        alone={model.source.info.value.seats.filter(({ kind }) => kind !== 'bot').length < 2}
        beside={past ? undefined : besideOf(model)}
        order={order === undefined ? undefined : (passes) => void model.run(() => order(passes))}
        legal={busy ? [] : model.asked.value.legal}
        asides={busy ? [] : model.asked.value.asides}
        why={model.asked.value.why}
        play={(move) => model.play(move)}
        refuse={(move, anchor, how = 'press') => model.block(move, anchor, how)}
        last={frame.last}
        lately={lately}
        back={!busy && !past && model.canTakeBack.value ? () => model.takeBack() : undefined}
        values={hinted === undefined || past ? undefined : new Map([[hinted.move, hinted.value]])}
        sending={model.source.sending.value}
        still={past}
        rush={past || model.over.value ? undefined : model.rush}
      />
    </div>
  );
}

/** Somebody else of this screen is asked, whose hand this one may not see. */
function besideOf(model: TableModel): BoardProps['beside'] {
  const { source } = model;
  const { answerFor } = source;
  const to = source.handTo.value;
  if (to === undefined || answerFor === undefined) return undefined;
  return {
    answer: (move) => void model.run(() => answerFor(to, [move])),
    handOver: () => source.dropCurtain(),
  };
}

/** What others have done since this seat's last move. */
function othersSince(
  entries: readonly SeenEntry[],
  seat: Seat | undefined,
): NonNullable<BoardProps['lately']> {
  const living = livingEntries(entries);
  const own = living.findLastIndex((entry) => entry.seat === seat);
  return living.slice(own + 1).map((entry) => ({ seat: entry.seat, told: entry.told }));
}

function Side({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const chosen = useSignal('log');
  const seen = useSignal(0);
  const { source } = model;
  const newest = source.chat.value.at(-1)?.n ?? 0;
  useEffect(() => {
    if (chosen.value === 'chat') seen.value = newest;
  }, [chosen.value, newest]);
  const muted = hidden.value.has(muteOf(source.info.value.id));
  const news = newest > seen.value && chosen.value !== 'chat' && !muted ? say('web.chat.news') : undefined;
  const tabs: Tab[] = [
    { id: 'log', name: say('web.log'), panel: <LogPanel model={model} /> },
    ...(source.where === 'server'
      ? [{ id: 'chat', name: say('web.chat'), news, panel: <ChatPanel model={model} /> }]
      : []),
    { id: 'info', name: say('web.info'), panel: <InfoPanel model={model} /> },
  ];
  return (
    <aside class="table-side" aria-label={say('web.side')}>
      <Tabs
        label={say('web.side')}
        tabs={tabs}
        chosen={chosen.value}
        choose={(id) => {
          chosen.value = id;
        }}
      />
    </aside>
  );
}

function Dialogs({ model }: { readonly model: TableModel }) {
  const { say } = words.value;
  const view = model.frame.value?.sight.view;
  switch (model.dialog.value) {
    case 'help':
      return <Help model={model} />;
    case 'name':
      return (
        <NameDialog
          source={model.source}
          close={() => {
            model.dialog.value = undefined;
          }}
        />
      );
    case 'resign':
      return (
        <Confirm
          title={say('web.resign')}
          yes={say('web.resign.yes')}
          onYes={() => model.resign()}
          onNo={() => {
            model.dialog.value = undefined;
          }}
        >
          <p>{model.table.resigning?.(view as never) ?? say('web.resign.about')}</p>
        </Confirm>
      );
    default:
      return null;
  }
}

/** How far down the table begins, so that its stage fills the rest of the window and no more. */
function useTop(root: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const measure = (): void => {
      const box = root.current;
      if (box !== null)
        box.style.setProperty('--table-top', `${Math.round(box.getBoundingClientRect().top + scrollY)}px`);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
}
