/** What test files that share a process could leave behind for each other. */

/** Node sets some of its own globals when they are first read. */
const LAZY = Symbol('set when first read');

/** All of it, by name. Libraries keep what is theirs under `__`. */
export function surroundings(): ReadonlyMap<string, unknown> {
  const found = new Map<string, unknown>([['process.cwd()', process.cwd()]]);
  for (const [name, value] of Object.entries(process.env)) found.set(`process.env.${name}`, value);
  for (const [name, { value, get }] of Object.entries(Object.getOwnPropertyDescriptors(globalThis)))
    if (!name.startsWith('__')) found.set(`globalThis.${name}`, get ? LAZY : value);
  return found;
}

/** The names of what is different now. */
export function changedSince(before: ReadonlyMap<string, unknown>): string[] {
  const after = surroundings();
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter(
    (name) => before.get(name) !== LAZY && !Object.is(before.get(name), after.get(name)),
  );
}
