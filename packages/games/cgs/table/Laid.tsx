/** The cards a player has played in this adventure, as tags: what each covers, and what depends on it. */
import { designIn } from '../src/index.ts';
import { counted, type Desk, designOf, playerName, titleOf } from './desk.ts';
import { linesOf, slipWords } from './explain.ts';
import { said } from './say.ts';

interface Props {
  readonly desk: Desk;
  readonly player: number;
  readonly faces: readonly number[];
}

export function Laid({ desk, player, faces }: Props) {
  return (
    <div class="cgs-tags">
      {counted(faces).map(([face, count]) => {
        const design = designOf(desk, face);
        const mark = markOf(desk, player, designIn(face));
        const [first] = linesOf(design);
        const does = first?.kind === 'costs' ? `${said('short.adds')} ${first.text}` : first?.text;
        return (
          <button
            key={face}
            type="button"
            data-card={designIn(face)}
            class={`cgs-tag${mark === undefined ? '' : ' marked'}`}
            aria-label={[slipWords(design), mark].filter(Boolean).join('. ')}
            onClick={() => desk.show(designIn(face))}
          >
            <span>
              {titleOf(design)}
              {count > 1 ? ` ×${count}` : ''}
            </span>
            <small>{mark ?? does}</small>
          </button>
        );
      })}
    </div>
  );
}

/** A power that is still to act, or the players it cannot touch. */
function markOf(desk: Desk, player: number, design: number): string | undefined {
  const { view } = desk;
  if (view.pending[player] === design) return said('pending');
  const immune = view.immune.filter(([, , card]) => card === design).map(([who]) => playerName(desk, who));
  return immune.length === 0 ? undefined : said('immune', { who: immune.join(', ') });
}
