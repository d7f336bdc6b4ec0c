import type { TargetedKeyboardEvent } from 'preact';

/** Arrows walk from slip to slip, by the rows as they are drawn; Home and End go to the ends. */
export function walkSlips(event: TargetedKeyboardEvent<HTMLElement>): void {
  const list = event.currentTarget.closest('.cgs-slips');
  const slips = [...(list?.querySelectorAll<HTMLElement>('.cgs-slip') ?? [])];
  const at = slips.indexOf(event.currentTarget);
  const there = slips[nextOf(slips, at, event.key)];
  if (at < 0 || there === undefined) return;
  event.preventDefault();
  there.focus();
}

function nextOf(slips: readonly HTMLElement[], at: number, key: string): number {
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowRight') return at + 1;
  if (key === 'Home') return 0;
  if (key === 'End') return slips.length - 1;
  const here = slips[at]?.getBoundingClientRect();
  if (here === undefined || (key !== 'ArrowUp' && key !== 'ArrowDown')) return -1;
  // The nearest slip in the next row.
  const isUp = key === 'ArrowUp';
  const rows = slips.map((slip, i) => ({ i, box: slip.getBoundingClientRect() }));
  const beyond = rows.filter(({ box }) => (isUp ? box.top < here.top - 4 : box.top > here.top + 4));
  const row = (isUp ? Math.max : Math.min)(...beyond.map(({ box }) => box.top));
  const near = beyond
    .filter(({ box }) => Math.abs(box.top - row) < 4)
    .sort((a, b) => Math.abs(a.box.left - here.left) - Math.abs(b.box.left - here.left));
  return near[0]?.i ?? -1;
}
