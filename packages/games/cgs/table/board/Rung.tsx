/**
 * One cost against what one player covers: solid for what is there, pale for what could be added, hatched for what is
 * missing.
 */
import { Icon } from '@hortus/frame/parts/Icon.tsx';
import { type Desk, playersOf } from '../desk.ts';
import { said } from '../says/say.ts';

interface Props {
  readonly desk: Desk;
  readonly name: number;
  readonly player: number;
  /** Everybody covers it together: one bar beside all of their rows. */
  readonly rows?: number | undefined;
}

export function Rung({ desk, name, player, rows }: Props) {
  const { outlook, ghost } = desk;
  const lineOf = (standing: typeof outlook.adventure) => standing?.costs.find((one) => one.name === name);
  const [line, after] = [lineOf(outlook.adventure), lineOf(ghost?.adventure ?? null)];
  const of = (one: number) => {
    const covered = line?.covered[one] ?? 0;
    const required = after?.required[one] ?? line?.required[one] ?? 0;
    const ghosted = Math.max(0, (after?.covered[one] ?? covered) - covered);
    const reach = Math.max(0, (outlook.reach[one]?.[name] ?? 0) - ghosted);
    // Showing more than twice the cost of what is in hand would only push the notch to the edge.
    const seen = Math.min(covered + ghosted + reach, Math.max(2 * required, covered + ghosted));
    return { covered, required, ghosted, reach, whole: Math.max(required, seen, 1) };
  };
  const { covered, required, ghosted, reach } = of(player);
  const missing = Math.max(0, required - covered - ghosted - reach);
  // One scale for everybody, so that bars can be compared.
  const whole = Math.max(...playersOf(desk).map((one) => of(one).whole));
  const part = (value: number): string => `${Math.min(100, (100 * value) / whole)}%`;
  const spare = Math.max(0, whole - covered - ghosted);
  const isMet = covered + ghosted >= required;
  return (
    <td
      rowSpan={rows}
      class={`cgs-rung-cell ${rows === undefined ? '' : 'cgs-of-all '}${isMet ? 'met' : missing > 0 ? 'lost' : ''}`}
    >
      <span class="cgs-rung-name" aria-hidden="true">
        {desk.cards.names[name]} {rows === undefined ? '' : said('ladders.all')}
      </span>
      <span class="cgs-rung-count" aria-hidden="true">
        {covered + ghosted}/{required}
        {isMet ? <Icon name="check" /> : null}
        {reach > 0 ? <small>+{reach}</small> : null}
      </span>
      <span class="cgs-rung" aria-hidden="true">
        <i class="solid" style={{ width: part(covered) }} />
        <i class="ghost" style={{ width: part(ghosted) }} />
        <i class="pale" style={{ width: part(Math.min(reach, spare)) }} />
        <i class="hatched" style={{ width: part(missing) }} />
        <i class="notch" style={{ left: part(required) }} />
      </span>
      <span class="visually-hidden">
        {said('rung', { name: desk.cards.names[name], covered, required, reach, missing })}
      </span>
    </td>
  );
}
