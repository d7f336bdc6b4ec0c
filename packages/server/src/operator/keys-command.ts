/** `hortus keys`: lists, rotates, saves and loads the keys that sign tokens and hash addresses. */
import { IDENTITY } from '../people/identity.ts';
import { GRACE_DAYS, listKeys, loadKeys, readKeyFile, rotateKey, saveKeys } from '../people/keys.ts';
import { refuseOtherTables } from '../store/database/migrate.ts';
import { given, type OperatorMeans, operatorName, UsageTrouble, withDatabase } from './asking.ts';

const USAGE = 'hortus keys [rotate [--grace DAYS] | rotate --now | save FILE | load FILE [--replace]]';
const MOST_DAYS = 3650;

const OPTIONS = {
  grace: { type: 'string' },
  now: { type: 'boolean' },
  replace: { type: 'boolean' },
} as const;

interface Wish {
  readonly days: number;
  readonly file: string;
  readonly replace: boolean;
}

type Act = (url: string, wish: Wish, means: OperatorMeans) => Promise<void>;

const ACTS: Readonly<Record<string, Act>> = {
  async rotate(url, { days }, { print }) {
    const { signsFrom, until } = await rotateKey(url, IDENTITY, days, operatorName());
    print(
      `A new key signs from ${time(signsFrom)}; tokens of the former one are valid until ${time(until)}.`,
    );
    print('Files of keys that were saved before are out of date: hortus keys save FILE');
  },
  async save(url, { file }, { print }) {
    await saveKeys(url, file, operatorName());
    print(`${file}: the keys that sign tokens. Keep this file secret.`);
  },
  async load(url, { file, replace }, { print }) {
    await loadKeys(url, await readKeyFile(file), { replace, who: operatorName() });
    print(`The keys are those of ${file} again.`);
  },
};

export async function keys(args: readonly string[], means: OperatorMeans): Promise<void> {
  const { act, ...wish } = read(args);
  await withDatabase(means, async (url) => {
    await refuseOtherTables(url);
    await act?.(url, wish, means);
    for (const { name, signs_from, until } of await listKeys(url))
      means.print(
        `${name}: signs from ${signs_from === 0 ? 'the beginning' : time(signs_from)}${until === null ? '' : `, valid until ${time(until)}`}`,
      );
  });
}

function read(args: readonly string[]): Wish & { readonly act: Act | undefined } {
  const { values, positionals } = given(args, OPTIONS, USAGE);
  const [name, file = '', ...more] = positionals;
  const act = name !== undefined && Object.hasOwn(ACTS, name) ? ACTS[name] : undefined;
  // An empty one, from a variable that isn't set, must not end all tokens.
  const grace = values.grace ?? String(GRACE_DAYS);
  const days = values.now === true ? 0 : Number(/^\d{1,4}$/.test(grace) ? grace : Number.NaN);
  const replace = values.replace === true;
  const isWrong =
    (name !== undefined && act === undefined) ||
    more.length > 0 ||
    (file !== '') !== (name === 'save' || name === 'load') ||
    (replace && name !== 'load') ||
    !(days <= MOST_DAYS);
  if (isWrong) throw new UsageTrouble(`Usage: ${USAGE}`);
  return { act, days, file, replace };
}

const time = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');
