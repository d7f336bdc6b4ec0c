/** Why the reader has fewer points than when their own last turn ended. */
import { words } from '@hortus/frame/page/words.ts';
import { useRef } from 'preact/hooks';
import type { SiteView, View } from '../../src/index.ts';
import { holderOf, isSameSpace } from '../../src/press/index.ts';
import { cardName, worth } from '../says/names.ts';

interface Props {
  readonly view: View;
  readonly names: readonly string[];
  readonly you: number | undefined;
}

/** The view with which the reader's own turn ended; while it lasts, nothing is lost to others. */
function useLastOwn({ view, you }: Props): View | undefined {
  const kept = useRef<{ own: View | undefined; turns: number }>({ own: undefined, turns: -1 });
  const { current } = kept;
  if (view.turn === you) {
    // Their next turn: what was lost is told until they act.
    if (view.phase === 'turn' && current.own !== undefined && view.turns !== current.turns)
      return current.own;
    current.own = view;
    current.turns = view.turns;
    return undefined;
  }
  return undefined;
}

function whyOf(before: SiteView, { view, names, you }: Props): string {
  const { say } = words.value;
  const card = cardName(before.card ?? '');
  const now = view.sites.find((site) => isSameSpace(site, before));
  if (now === undefined || now.card === null) return say('web.gnostica.lost.gone', { card });
  if (now.card !== before.card) return say('web.gnostica.lost.less', { card, new: cardName(now.card) });
  const here = view.men.filter((man) => isSameSpace(man, before));
  const other = here.find(({ owner }) => owner !== you);
  return other === undefined || !here.some(({ owner }) => owner === you)
    ? say('web.gnostica.lost.left', { card })
    : say('web.gnostica.lost.shared', { card, who: names[other.owner] ?? '' });
}

export function Lost(props: Props) {
  const { view, you } = props;
  const before = useLastOwn(props);
  if (before === undefined || you === undefined) return null;
  const count = (before.scores[you] ?? 0) - (view.scores[you] ?? 0);
  if (count <= 0) return null;
  const held = (site: SiteView, at: View): number =>
    site.card !== null && holderOf(at, site) === you ? worth(site.card) : 0;
  const gone = before.sites.filter((site) => {
    const now = view.sites.find((one) => isSameSpace(one, site));
    return held(site, before) > (now === undefined ? 0 : held(now, view));
  });
  const why = words.value.list(gone.map((site) => whyOf(site, props)));
  return (
    <p class="gno-lost" role="status">
      {words.value.say('web.gnostica.lost', { count, why })}
    </p>
  );
}
