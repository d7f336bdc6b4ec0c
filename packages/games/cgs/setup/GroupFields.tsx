/** Several people who play as one player (CGS-GRP-1): how many of them each player is. */
import { words } from '@hortus/frame/page/words.ts';
import { cgs, MOST_SEATS } from '../src/index.ts';
import type { FieldProps } from './field-props.ts';

/** How many players this pack is for; a group is one of them. */
function playersOf(options: FieldProps['options']['value']): readonly number[] {
  const { groups: _groups, ...rest } = options;
  for (const seats of cgs.seats) {
    const parsed = cgs.parseOptions(rest, seats);
    if (parsed.ok) return cgs.seatsFor(parsed.value);
  }
  return [];
}

export function GroupFields({ options }: Pick<FieldProps, 'options'>) {
  const { say } = words.value;
  const counts = playersOf(options.value);
  const [fewest] = counts;
  if (fewest === undefined) return null;
  const { groups: _groups, ...rest } = options.value;
  const text = String(options.value.groups ?? '');
  const groups = text === '' ? [] : (text.split('/')[0] ?? '').split(',').map(Number);
  const write = (sizes: readonly number[]): void => {
    options.value = sizes.length === 0 ? rest : { ...rest, groups: sizes.join(',') };
  };
  const persons = groups.reduce((sum, size) => sum + size, 0);
  return (
    <fieldset class="choice cgs-groups">
      <legend>{say('web.cgs.setup.groups')}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={groups.length > 0}
          onChange={(event) =>
            write(event.currentTarget.checked ? [2, ...Array<number>(fewest - 1).fill(1)] : [])
          }
        />
        {say('web.cgs.setup.groups.on')}
      </label>
      {groups.length === 0 || counts.length < 2 ? null : (
        <label class="field">
          <span>{say('web.cgs.setup.groups.players')}</span>
          <select
            value={String(groups.length)}
            onChange={(event) => {
              const count = Number(event.currentTarget.value);
              write([...groups, ...Array<number>(count).fill(1)].slice(0, count));
            }}
          >
            {counts.map((count) => (
              <option key={count} value={String(count)}>
                {count}
              </option>
            ))}
          </select>
        </label>
      )}
      {groups.map((size, player) => (
        <label class="field" key={player}>
          <span>{say('web.cgs.setup.groups.of', { number: player + 1 })}</span>
          <select
            value={String(size)}
            onChange={(event) => {
              const chosen = Number(event.currentTarget.value);
              write(groups.map((one, i) => (i === player ? chosen : one)));
            }}
          >
            {Array.from({ length: MOST_SEATS - persons + size }, (_, i) => (
              <option key={i} value={String(i + 1)}>
                {say('web.cgs.setup.groups.persons', { count: i + 1 })}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
