/** What lies on the table: playgrounds, buildsites, wreckages and the common buildsite. */
import { designIn, isBarredFace } from '../src/index.ts';
import { type Desk, designOf, playerName, playersOf } from './desk.ts';
import { counted } from './Hand.tsx';
import { said } from './names.ts';
import { Slip } from './Slip.tsx';

export function Slips({
  desk,
  faces,
  mark,
}: {
  readonly desk: Desk;
  readonly faces: readonly number[];
  mark?(design: number): string | undefined;
}) {
  return (
    <div class="cgs-slips">
      {counted(faces).map(([face, count]) => (
        <Slip
          key={face}
          design={designOf(desk, face)}
          count={count}
          isBarred={isBarredFace(face)}
          mark={mark?.(designIn(face))}
          show={() => desk.show(designIn(face))}
        />
      ))}
    </div>
  );
}

/** What each player has laid in this adventure. */
export function Grounds({ desk }: { readonly desk: Desk }) {
  const { view, world, names } = desk;
  // The adventure's own card is shown above.
  const supportsOf = (seat: number): readonly number[] =>
    (view.ground[seat] ?? []).filter((face) => !designOf(desk, face).isAdventure);
  const seats = names.map((_, seat) => seat).filter((seat) => supportsOf(seat).length > 0);
  if (seats.length === 0) return null;
  const markOf = (player: number) => (design: number) => {
    if (view.pending[player] === design) return said('pending');
    const immune = view.immune.filter(([, , card]) => card === design).map(([who]) => playerName(desk, who));
    return immune.length === 0 ? undefined : said('immune', { who: immune.join(', ') });
  };
  return (
    <section class="cgs-grounds" aria-label={said('grounds')}>
      {seats.map((seat) => {
        const player = world.rules.playerOf[view.era]?.[seat] ?? seat;
        return (
          <div key={seat} class={`cgs-of-${player}`}>
            <h3>
              {names[seat]}
              {view.out.includes(player) ? <em>{said('out')}</em> : null}
            </h3>
            <Slips desk={desk} faces={supportsOf(seat)} mark={markOf(player)} />
          </div>
        );
      })}
    </section>
  );
}

/** Buildsites and wreckages, folded up. */
export function Sites({ desk }: { readonly desk: Desk }) {
  const { view } = desk;
  const zone = (title: string, faces: readonly number[]) =>
    faces.length === 0 ? null : (
      <details>
        <summary>
          {title} <b>{faces.length}</b>
        </summary>
        <Slips desk={desk} faces={faces} />
      </details>
    );
  return (
    <section class="cgs-sites" aria-label={said('sites')}>
      {zone(said('common'), view.common)}
      {playersOf(desk).map((player) => (
        <div key={player}>
          {zone(
            said('site', { who: playerName(desk, player), you: player === desk.me }),
            view.site[player] ?? [],
          )}
          {zone(
            said('wreck', { who: playerName(desk, player), you: player === desk.me }),
            view.wreck[player] ?? [],
          )}
        </div>
      ))}
    </section>
  );
}
