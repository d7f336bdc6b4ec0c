/** What a game's kit brings to the pages of rules. */
import { kitOf } from '@hortus/catalogue';
import { lazily } from '@hortus/frame/page/lazily.tsx';
import type { ComponentType } from 'preact';

/** The rules on one page, and a scenario's picture drawn from its words. */
interface Parts {
  readonly summary: object;
  readonly example: { readonly id: string; readonly text: string };
}

const made = new Map<string, unknown>();

/** Made once per game, so that a part stays the same component across renders. */
export function partOf<Name extends keyof Parts>(
  game: string,
  name: Name,
): ComponentType<Parts[Name]> | undefined {
  const key = `${name} ${game}`;
  if (!made.has(key)) {
    const load = kitOf(game)?.[name] as
      | (() => Promise<{ readonly default: ComponentType<Parts[Name]> }>)
      | undefined;
    made.set(key, load && lazily(load));
  }
  return made.get(key) as ComponentType<Parts[Name]> | undefined;
}
