/** All tables of a person, a few at a time: somebody may have very many. */
import { formerly, peopleOf, type Store, type StoredTable, sentAwayFrom } from '../store.ts';

const AT_ONCE = 100;

/** Those they made or sit at. */
export async function* ownTables(
  store: Pick<Store, 'tablesAfter'>,
  person: string,
): AsyncGenerator<readonly StoredTable[]> {
  for (let after = ''; ; ) {
    const page = await store.tablesAfter(person, after, AT_ONCE);
    if (page.length > 0) yield page;
    if (page.length < AT_ONCE) return;
    after = page.at(-1)?.id ?? '';
  }
}

/** Also those at which a bot took over their seat, or from which they were sent away; each once. */
export async function* allTables(
  store: Pick<Store, 'tablesAfter'>,
  person: string,
): AsyncGenerator<readonly StoredTable[]> {
  const names = [person, formerly(person), sentAwayFrom(person)];
  for (const [i, name] of names.entries())
    for await (const page of ownTables(store, name)) {
      const isNew = (table: StoredTable): boolean => {
        const people = peopleOf(table);
        return !names.slice(0, i).some((former) => people.includes(former));
      };
      yield page.filter(isNew);
    }
}
