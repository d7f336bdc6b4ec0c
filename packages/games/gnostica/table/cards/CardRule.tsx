/** The clauses of one power behind its name: pressing it opens all of them. The ledger loads when first needed. */
import { words } from '@hortus/frame/page/words.ts';
import { Prose } from '@hortus/frame/parts/Prose.tsx';
import { useSignal } from '@preact/signals';

interface CardRuleProps {
  readonly name: string;
  readonly ids: readonly string[];
}

interface Read {
  readonly id: string;
  readonly text: string | undefined;
}

async function readAll(ids: readonly string[]): Promise<readonly Read[]> {
  const { loadClause } = await import('@hortus/rulebook/shelf');
  return Promise.all(ids.map(async (id) => ({ id, text: (await loadClause(id))?.words })));
}

export function CardRule({ name, ids }: CardRuleProps) {
  const rules = useSignal<readonly Read[] | undefined>(undefined);
  const { say } = words.value;
  const missing = (): readonly Read[] => ids.map((id) => ({ id, text: undefined }));
  return (
    <details
      class="gno-rule"
      onToggle={(event) => {
        if (!event.currentTarget.open || rules.value !== undefined) return;
        readAll(ids).then(
          (read) => {
            rules.value = read;
          },
          () => {
            rules.value = missing();
          },
        );
      }}
    >
      <summary>{name}</summary>
      {rules.value === undefined ? (
        <p>{say('web.loading')}</p>
      ) : (
        <>
          <ul>
            {rules.value.map(({ id, text }) => (
              <li key={id} title={id}>
                {text === undefined ? say('web.clause.missing') : <Prose text={text} />}
              </li>
            ))}
          </ul>
          <a href={`/rules/gnostica#${ids[0]}`}>{say('web.clause.all')}</a>
        </>
      )}
    </details>
  );
}
