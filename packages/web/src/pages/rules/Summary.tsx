/** The rules of a game on one page, in our own words. */
import { lazily } from '../../app/lazily.tsx';
import { words } from '../../app/words.ts';
import type { GameId } from './ledgers.ts';
import type { SwayId } from './SwaySummary.tsx';

const GardenSummary = lazily(() => import('./GardenSummary.tsx'));
const GnosticaSummary = lazily(() => import('./GnosticaSummary.tsx'));
const SwaySummary = lazily<{ readonly id: SwayId }>(() => import('./SwaySummary.tsx'));

export function Summary({ game }: { readonly game: GameId }) {
  const { say } = words.value;
  return (
    <section class="summary" aria-labelledby="summary">
      <h2 id="summary">{say('web.rules.summary')}</h2>
      {game === 'garden' ? (
        <GardenSummary />
      ) : game === 'genesis' || game === 'worlds-asunder' ? (
        <SwaySummary id={game} />
      ) : game === 'gnostica' ? (
        <GnosticaSummary />
      ) : (
        <p>{say(`web.rules.${game}.short`)}</p>
      )}
    </section>
  );
}
