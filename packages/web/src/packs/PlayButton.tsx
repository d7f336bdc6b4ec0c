/** Plays the open pack against a bot, at once and in this browser. */
import { kitOf } from '@hortus/catalogue';
import { choiceOf } from '@hortus/cgs';
import { hereLink } from '@hortus/frame/here/local-setup.ts';
import { keepHere } from '@hortus/frame/here/shelf.ts';
import { go } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { referOptions } from '@hortus/kernel';
import type { TableInfo } from '@hortus/protocol';
import { useId } from 'preact/hooks';
import type { PackModel } from './model.ts';

const GAME = 'cgs';
const OPTION = 'pack';

export function PlayButton({ model }: { readonly model: PackModel }) {
  const { say } = words.value;
  const why = useId();
  const kit = kitOf(GAME);
  if (kit === undefined) return null;
  const reading = model.reading.value;
  const hindered =
    reading === undefined || reading.session !== undefined
      ? undefined
      : say(reading.count > 0 ? 'web.packs.play.faults' : 'web.packs.play.eras');
  const play = async (): Promise<void> => {
    model.read();
    const { session } = model.reading.peek() ?? {};
    const { together } = model;
    if (together === undefined || session === undefined) return;
    await model.keep();
    const game = await kit.rules();
    // A match names its packs by their hashes.
    const referred = referOptions(game, { [OPTION]: choiceOf(together) });
    if (!referred.ok) return;
    await keepHere(referred.value.contents);
    const [fewest = 2] = session.players;
    const bots = Array.from({ length: fewest - 1 }, () => ({ kind: 'bot', level: kit.usual }) as const);
    go(
      hereLink({
        game: GAME,
        seats: [{ kind: 'me', name: '' }, ...bots],
        options: referred.value.options as TableInfo['options'],
      }),
    );
  };
  return (
    <>
      <button
        type="button"
        class="main"
        aria-disabled={hindered !== undefined}
        aria-describedby={hindered === undefined ? undefined : why}
        onClick={() => (hindered === undefined ? void play() : undefined)}
      >
        <Icon name="go" />
        {say('web.packs.play')}
      </button>
      {hindered === undefined ? null : (
        <span id={why} class="soft pack-hindered">
          {hindered}
        </span>
      )}
    </>
  );
}
