/** The sign of an ability, recognisable by its outline; the same as on printed cards. */
import { signOf } from '@hortus/pictures';
import type { AbilityName } from '../../src/index.ts';

export function Glyph({ of }: { readonly of: AbilityName }) {
  return (
    <svg class="sway-glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <g dangerouslySetInnerHTML={{ __html: signOf(of) }} />
    </svg>
  );
}
