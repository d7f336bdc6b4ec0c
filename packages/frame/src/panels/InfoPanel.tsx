/** What was agreed at this table, the score so far, and how its shuffles can be checked. */

import type { GameTable } from '../board/game-table.ts';
import type { TableModel } from '../model/model.ts';
import type { TableSource } from '../model/source.ts';
import { words } from '../page/words.ts';
import { awayWords, termsOf, timeWords } from '../says/terms.ts';

export function InfoPanel({ model }: { readonly model: TableModel }) {
  const { source, table } = model;
  const frame = model.frame.value;
  return (
    <div class="info">
      {frame === undefined ? null : (
        <table.ending.Sheet
          view={frame.sight.view}
          entries={frame.entries}
          names={model.names.value}
          options={model.source.info.value.options}
        />
      )}
      <Terms source={source} called={table.called} />
      <Fair source={source} />
    </div>
  );
}

interface TermsProps {
  readonly source: TableSource;
  readonly called: GameTable['called'];
}

/** What everybody accepts. */
export function Terms({ source, called }: TermsProps) {
  const { say } = words.value;
  const info = source.info.value;
  return (
    <>
      <dl class="terms">
        {termsOf(words.value, info, source.game.optionSchema, called).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {source.where === 'server' ? (
          <>
            <div>
              <dt>{say('web.time')}</dt>
              <dd>{timeWords(words.value, info.time)}</dd>
            </div>
            <div>
              <dt>{say('web.take-backs')}</dt>
              <dd>{say(info.takeBacks ? 'web.take-backs.yes' : 'web.take-backs.no')}</dd>
            </div>
            <div>
              <dt>{say('web.away')}</dt>
              <dd>{awayWords(words.value, info.awayLimit)}</dd>
            </div>
            {info.botsResign === true ? (
              <div>
                <dt>{say('web.bots-resign')}</dt>
                <dd>{say('web.bots-resign.yes')}</dd>
              </div>
            ) : null}
          </>
        ) : null}
      </dl>
      {info.time.kind === 'none' ? null : <p class="soft">{say('web.time.at-zero')}</p>}
    </>
  );
}

export function Fair({ source }: { readonly source: TableSource }) {
  const { say } = words.value;
  const fairness = source.fairness.value;
  if (fairness === undefined) return null;
  return (
    <details class="fair">
      <summary>{say('web.fair')}</summary>
      <p>{say('web.fair.about')}</p>
      <dl>
        <dt>{say('web.fair.commitment')}</dt>
        <dd>
          <code>{fairness.commitment}</code>
        </dd>
        {fairness.promise === undefined ? null : (
          <>
            <dt>{say('web.fair.promise')}</dt>
            <dd>
              <code>{fairness.promise}</code>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}
