/**
 * A course of chances that goes through the steady judgements. Where a playout ends depends on where it starts, so
 * the same turn would look better at one question and worse at the next. Steady judgements are made at comparable
 * moments; in between, the course keeps what each entry changed, and the difference fades out step by step.
 */
export interface Judged {
  /** Each seat's chance, found by playing on. */
  readonly chances: readonly number[];
  readonly steady: readonly number[] | undefined;
}

const within = (chance: number): number => Math.min(1, Math.max(0, chance));

/** How far each seat's chance is shifted at each point; not at the last one, where the winner is known. */
export function bent(judged: readonly Judged[]): readonly (readonly number[])[] {
  const shifts = judged.map(({ chances }) => chances.map(() => 0));
  const end = judged.length - 1;
  const fixed = judged.flatMap(({ steady }, i) => (steady === undefined && i < end ? [] : [i]));
  for (const [k, from] of fixed.entries()) {
    const { chances, steady } = judged[from];
    if (steady === undefined || from === end) continue;
    const to = fixed[k + 1];
    for (let i = from; i < to; i++)
      shifts[i] = chances.map((chance, seat) => {
        const left = (steady[seat] - chance) * (1 - (i - from) / (to - from));
        const shown = judged[i].chances[seat];
        return within(shown + left) - shown;
      });
  }
  return shifts;
}
