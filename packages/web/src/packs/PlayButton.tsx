/** Plays the pack that is open against a bot, at once and in this browser. */
import { canonicalText, hashPack } from '@hortus/cards/language';
import { kitOf } from '@hortus/catalogue';
import { hereLink } from '@hortus/frame/here/local-setup.ts';
import { keepHere } from '@hortus/frame/here/shelf.ts';
import { go } from '@hortus/frame/page/router.ts';
import { words } from '@hortus/frame/page/words.ts';
import { Icon } from '@hortus/frame/parts/Icon.tsx';
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
    const { pack, session } = model.reading.peek() ?? {};
    if (pack === undefined || session === undefined) return;
    await model.keep();
    const game = await kit.rules();
    const { name } = session;
    const [text, hash] = [canonicalText(pack), hashPack(pack)];
    // Where the game takes packs as content, a match names them by their hash.
    const named = game.contents?.[OPTION] !== undefined;
    if (named) await keepHere([{ name, hash, text }]);
    const [fewest = 2] = session.players;
    const bots = Array.from({ length: fewest - 1 }, () => ({ kind: 'bot', level: kit.usual }) as const);
    go(
      hereLink({
        game: GAME,
        seats: [{ kind: 'me', name: '' }, ...bots],
        options: { [OPTION]: named ? { name, hash } : text },
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
