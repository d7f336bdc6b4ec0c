/** Which cards are played with, from which era on, and who plays together. */
import { words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import { useId } from 'preact/hooks';
import { type Options, sessionOf } from '../src/index.ts';
import { PACK_NAMES, type PackName } from '../src/packs/names.ts';
import type { FieldProps } from './field-props.ts';
import { GroupFields } from './GroupFields.tsx';
import { OwnPack } from './OwnPack.tsx';
import './setup.css';

const OWN = 'own';
const isOurs = (pack: unknown): pack is PackName => PACK_NAMES.some((name) => name === pack);

export default function PackFields({ options, seats }: FieldProps) {
  const { say } = words.value;
  const { pack = PACK_NAMES[0], skip = 0 } = options.value;
  const value = isOurs(pack) ? pack : OWN;
  const choose = (chosen: PackName | typeof OWN): void => {
    const { skip: _skip, groups: _groups, ...rest } = options.value;
    options.value = { ...rest, pack: chosen === OWN ? null : chosen };
  };
  const session = pack === null ? undefined : sessionOf(pack as Options['pack']);
  const eras = session?.ok === true ? session.value.eras : [];
  return (
    <>
      <Choice
        legend={say('web.cgs.setup.pack')}
        value={value}
        onChoose={choose}
        choices={[
          ...PACK_NAMES.map((name) => ({
            value: name,
            name: say(`cgs.option.pack.${name}`),
            about: say(`web.cgs.setup.pack.${name}`),
          })),
          { value: OWN, name: say('web.cgs.setup.pack.own'), about: say('web.cgs.setup.pack.own.about') },
        ]}
      />
      {value === OWN ? <OwnPack options={options} /> : null}
      {eras.length < 2 ? null : (
        <EraField
          eras={eras.map(({ name }) => name)}
          skip={Number(skip)}
          choose={(chosen) => (options.value = { ...options.value, skip: chosen })}
        />
      )}
      {eras.length === 0 ? null : <GroupFields options={options} />}
      <FirstField options={options} players={playersAt(options.value.groups, seats.length)} />
    </>
  );
}

/** A group is one player. */
const playersAt = (groups: unknown, seats: number): number =>
  typeof groups === 'string' && groups !== '' ? (groups.split('/')[0] ?? '').split(',').length : seats;

const LETTERS = ['a', 'b', 'c', 'd', 'e', 'f'];

function FirstField({ options, players }: Pick<FieldProps, 'options'> & { readonly players: number }) {
  const { say } = words.value;
  const id = useId();
  const letters = LETTERS.slice(0, players);
  const { first = 'lot', ...rest } = options.value;
  return (
    <div class="field">
      <label for={id}>{say('web.cgs.setup.first')}</label>
      <select
        id={id}
        value={letters.includes(String(first)) ? String(first) : 'lot'}
        onChange={(event) => (options.value = { ...rest, first: event.currentTarget.value })}
      >
        <option value="lot">{say('web.cgs.setup.first.lot')}</option>
        {letters.map((letter, at) => (
          <option key={letter} value={letter}>
            {say('web.cgs.setup.first.of', { number: at + 1 })}
          </option>
        ))}
      </select>
    </div>
  );
}

interface EraProps {
  readonly eras: readonly string[];
  readonly skip: number;
  choose(skip: number): void;
}

/** Eras before the chosen one are left out. */
function EraField({ eras, skip, choose }: EraProps) {
  const { say } = words.value;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{say('web.cgs.setup.eras')}</label>
      <select id={id} value={String(skip)} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {eras.map((_, at) => (
          <option key={at} value={String(at)}>
            {words.value.list(eras.slice(at))}
          </option>
        ))}
      </select>
      <span class="soft">{say('web.cgs.setup.eras.about')}</span>
    </div>
  );
}
