/** The levels of a game's bots as a choice: what each is called, how it plays and how strong it is. */
import type { Opponents } from '../board/game-table.ts';
import { words } from '../page/words.ts';
import type { Chosen } from '../parts/Choice.tsx';

export function levelChoices({ levels, ratings }: Opponents): readonly Chosen<string>[] {
  const { find, say } = words.value;
  return levels.map((value) => {
    const name = find(`web.level.${value}`);
    const about = find(`web.level.${value}.about`);
    const rating = ratings[value];
    const told = about === undefined ? '' : say(about);
    return {
      value,
      name: name === undefined ? value : say(name),
      about: rating === undefined ? told : say('web.level.rated', { about: told, rating }),
    };
  });
}
