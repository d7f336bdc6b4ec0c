/** Quick, club or custom: sets everything below at once. */
import type { GameTable } from '@hortus/frame/board/game-table.ts';
import type { Options } from '@hortus/frame/lobby/OptionFields.tsx';
import { words } from '@hortus/frame/page/words.ts';
import { Choice } from '@hortus/frame/parts/Choice.tsx';
import type { Kit } from '@hortus/kit';
import { gameKey } from '@hortus/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { differ, PRESETS, type Preset, presetIn, presetsOf, withBrought } from './presets.ts';
import type { Wish } from './wish.ts';

interface Props {
  readonly kit: Kit;
  readonly table: GameTable;
  readonly wish: Wish;
  /** Lets the fields below show what was chosen. */
  chosen(): void;
}

function usualOf({ game }: GameTable): Options {
  const properties = (game.optionSchema.properties ?? {}) as Readonly<
    Record<string, { readonly default?: Options[string] }>
  >;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: usual }]) =>
      usual === undefined ? [] : [[name, usual]],
    ),
  );
}

/**
 * With friends the usual options match no preset, since presets may have a clock: quick is proposed. A reader
 * who changes nothing and goes back to a bot finds the usual options again.
 */
function useProposal(
  wish: Wish,
  presets: ReturnType<typeof presetsOf>,
  usual: Options,
  shown: () => void,
): void {
  const proposed = useRef<Options | undefined>(undefined);
  const against = wish.against.value;
  useEffect(() => {
    const agreed = { options: wish.options.value, time: wish.time.value, takeBacks: wish.takeBacks.value };
    const untouched = JSON.stringify(agreed.options) === '{}' && agreed.time.kind === 'none';
    if (against === 'friend' && untouched && presetIn(agreed, presets, usual) === 'custom') {
      proposed.current = presets.quick.options;
      wish.options.value = presets.quick.options;
      wish.takeBacks.value = presets.quick.takeBacks;
      shown();
    } else if (against !== 'friend' && wish.options.value === proposed.current) wish.options.value = {};
  }, [against]);
}

export function Presets({ kit, table, wish, chosen }: Props) {
  const { say } = words.value;
  // A reader who picks custom wants to choose, whatever is chosen now.
  const last = useSignal<Preset | undefined>(undefined);
  const quick = useMemo(() => ({ ...kit.quick, ...table.presets?.quick() }), [kit, table]);
  const against = wish.against.value;
  // As `wish.ts` proposes: against bots, take-backs are unfair to nobody.
  const takesBack = table.takesBack || against === 'bot';
  const presets = presetsOf({ quick, club: kit.club }, against === 'friend', takesBack);
  const usual = usualOf(table);
  useProposal(wish, presets, usual, chosen);
  if (!differ(presets, usual)) return null;
  const brought = table.ownOptions?.brought?.(wish.options.value) ?? {};
  const agreed = { options: wish.options.value, time: wish.time.value, takeBacks: wish.takeBacks.value };
  const choose = (preset: Preset): void => {
    last.value = preset;
    if (preset === 'custom') return;
    const { options, time, takeBacks } = presets[preset];
    wish.options.value = { ...options, ...brought };
    wish.time.value = time;
    wish.takeBacks.value = takeBacks;
    chosen();
  };
  const about = (preset: Preset): string => {
    const own = gameKey(words.value, table.game.id, `preset.${preset}`);
    const told =
      against === 'friend' && preset === 'club'
        ? say('web.new.preset.club.friend')
        : say(own ?? `web.new.preset.${preset}.about`);
    const minutes = table.presets?.minutes;
    const lasts = against === 'bot' ? (minutes?.againstBot ?? minutes) : minutes;
    const count = preset === 'custom' ? undefined : lasts?.[preset];
    return count === undefined ? told : say('web.new.preset.lasts', { about: told, count });
  };
  return (
    <Choice
      large
      legend={say('web.new.preset')}
      value={presetIn(agreed, withBrought(presets, brought), usual, last.value)}
      onChoose={choose}
      choices={PRESETS.map((value) => ({
        value,
        name: say(`web.new.preset.${value}`),
        about: about(value),
      }))}
    />
  );
}
