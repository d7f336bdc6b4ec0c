/** Buildsites with their feats and what these unlock, wreckages, and the common buildsite. */
import { words } from '@hortus/frame/page/words.ts';
import { designIn, isOpenFor, unlockedBy } from '../../src/index.ts';
import { Slip } from '../cards/Slip.tsx';
import { counted, type Desk, designOf, playersOf, titleOf, whoIn } from '../desk.ts';
import { personsIn } from '../players.ts';
import { said } from '../says/say.ts';

export function Sites({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  const isEmpty = [view.common, ...view.site, ...view.wreck].every((zone) => zone.length === 0);
  return (
    <section class="cgs-sites" aria-label={said('sites')}>
      {isEmpty ? <p>{said('sites.none')}</p> : null}
      <Zone desk={desk} title={said('common')} faces={view.common} about={said('common.about')} />
      {playersOf(desk).map((player) => (
        <div key={player} class={`cgs-of-${player}`}>
          <Zone
            desk={desk}
            title={said('site', whoIn(desk, player))}
            faces={view.site[player] ?? []}
            about={said('site.about')}
            player={player}
          />
          <Zone
            desk={desk}
            title={said('wreck', whoIn(desk, player))}
            faces={view.wreck[player] ?? []}
            about={said('wreck.about')}
          />
        </div>
      ))}
    </section>
  );
}

interface ZoneProps {
  readonly desk: Desk;
  readonly title: string;
  readonly faces: readonly number[];
  readonly about: string;
  /** Whose buildsite it is; undefined: everybody's, or a wreckage. */
  readonly player?: number;
}

function Zone({ desk, title, faces, about, player }: ZoneProps) {
  if (faces.length === 0) return null;
  return (
    <div class="cgs-zone">
      <h3>
        {title} <small>{about}</small>
      </h3>
      <div class="cgs-slips">
        {counted(faces).map(([face, count]) => (
          <Slip
            key={face}
            desk={desk}
            design={designOf(desk, face)}
            count={count}
            mark={unlockWords(desk, designIn(face), player)}
          />
        ))}
      </div>
    </div>
  );
}

/** `unlocks The Naming (You)`: cards still in hand whose conditions mention its feats. */
function unlockWords(desk: Desk, design: number, owner: number | undefined): string | undefined {
  const { view, world, cards } = desk;
  const found = unlockedBy(world, design).flatMap((one) =>
    playersOf(desk)
      .filter((player) => owner === undefined || owner === player)
      .filter((player) =>
        personsIn(view, player).some((seat) => view.ops[seat]?.some((face) => designIn(face) === one)),
      )
      .map((player) => {
        const values = { ...whoIn(desk, player), card: titleOf(cards.designs[one]!) };
        return said(isOpenFor(world, player, one) ? 'unlocks.open' : 'unlocks.part', values);
      }),
  );
  return found.length === 0 ? undefined : words.value.list(found);
}
