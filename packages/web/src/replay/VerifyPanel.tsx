/** Checks everything a log claims: the shuffles against what was committed to, every entry against the rules. */

import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { namesIn, promiseOf } from '@hortus/kernel';
import { findingWords, optionWords, verdictWords } from '@hortus/words';
import { useSignal } from '@preact/signals';
import type { ReplayModel } from './model.ts';

/** What the commitments cover: who plays, by which rules, and every option named. */
function agreedWords({ log, game }: ReplayModel): string[] {
  const said = words.value;
  const { seats, options, rulesVersion, position } = log.terms;
  const players = namesIn(log).map((name, i) =>
    said.say(`verify.agreed.${seats[i]?.kind ?? 'person'}`, { name }),
  );
  return [
    said.say('verify.agreed', { title: game.title, rulesVersion, players: said.list(players) }),
    ...(log.names === undefined ? [] : [said.say('verify.agreed.names')]),
    ...Object.entries((options ?? {}) as Record<string, unknown>).map(([option, value]) =>
      said.say('verify.agreed.option', {
        option: optionWords(said, game.id, option),
        value: optionWords(said, game.id, option, String(value)),
      }),
    ),
    ...(position === undefined ? [] : [said.say('verify.agreed.position', { position })]),
  ];
}

export function VerifyPanel({ model }: { readonly model: ReplayModel }) {
  const { say } = words.value;
  const noted = useSignal('');
  const busy = useSignal(false);
  const findings = model.findings.value;
  const check = async (): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    await model.verify(noted.value.trim() === '' ? undefined : noted.value.trim()).catch(() => undefined);
    busy.value = false;
  };
  const failed = findings?.some(({ holds }) => !holds) ?? false;
  return (
    <form
      class="verify"
      onSubmit={(event) => {
        event.preventDefault();
        void check();
      }}
    >
      <p>{say('web.replay.verify.about')}</p>
      <label class="field">
        <span>{say('web.replay.noted')}</span>
        <input
          value={noted.value}
          spellcheck={false}
          autoComplete="off"
          autoCapitalize="off"
          class="code"
          onInput={(event) => {
            noted.value = event.currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="main" aria-disabled={busy.value}>
        {say(busy.value ? 'web.replay.checking' : 'web.replay.check')}
      </button>
      <div role="status">
        {findings === undefined ? null : (
          <p class={`verify-verdict ${failed ? 'fails' : 'holds'}`}>
            <Icon name={failed ? 'report' : 'check'} />
            {verdictWords(words.value, findings)}
          </p>
        )}
      </div>
      {findings === undefined ? null : (
        <ul class="findings">
          {findings.map((finding) => (
            <li key={finding.check} class={finding.holds ? 'holds' : 'fails'}>
              <Icon name={finding.holds ? 'check' : 'close'} />
              <span>
                <span class="visually-hidden">
                  {say(finding.holds ? 'web.replay.holds' : 'web.replay.fails')}{' '}
                </span>
                {findingWords(words.value, finding)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <details class="fair">
        <summary>{say('web.lobby.terms')}</summary>
        {agreedWords(model).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </details>
      <details class="fair">
        <summary>{say('web.replay.published')}</summary>
        <dl>
          <dt>{say('web.fair.commitment')}</dt>
          <dd>
            <code>{model.log.commitment}</code>
          </dd>
          <dt>{say('web.fair.promise')}</dt>
          <dd>
            <code>{promiseOf(model.log.commitment, model.log.entropy)}</code>
          </dd>
        </dl>
      </details>
    </form>
  );
}
