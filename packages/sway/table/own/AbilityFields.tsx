/** Which abilities custom cards may have. */
import { words } from '@hortus/frame/page/words.ts';
import { sentenceOf } from '../../face/index.ts';
import { DEEDS } from '../../src/index.ts';
import { abilityWords, tellDeed } from '../says/words.ts';
import type { Options, OwnProps } from './terms.ts';

/** GEN-CST-2 What everyone agrees to by sitting down, besides the abilities of the deck. */
export function AbilityFields({ game, options, custom, seats }: OwnProps) {
  const { say } = words.value;
  const parsed = game.parseOptions({ abilities: options.value.abilities ?? 'none' }, seats.length);
  const agreed = parsed.ok ? String((parsed.value as Options).abilities) : 'none';
  const isAgreed = (ability: string): boolean => agreed === 'all' || agreed.split(',').includes(ability);
  const toggle = (ability: string): void => {
    const chosen = custom.filter((one) => (one === ability ? !isAgreed(one) : isAgreed(one)));
    options.value = { ...options.value, abilities: chosen.join(',') || 'none' };
  };
  return (
    <fieldset class="own-abilities">
      <legend>{say('web.sway.own.abilities')}</legend>
      {custom.map((ability) => (
        <label class="check" key={ability}>
          <input type="checkbox" checked={isAgreed(ability)} onChange={() => toggle(ability)} />
          <span>
            <strong>{abilityWords(ability)}</strong>{' '}
            <span class="soft">{sentenceOf(DEEDS[ability], tellDeed)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
