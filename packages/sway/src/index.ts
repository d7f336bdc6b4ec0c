/** What Genesis and Worlds Asunder share. Reading order: types, layout, rule-set, cards, zones, destiny, draw, lines, pool. */
export * from './abilities/ability.ts';
export * from './cards.ts';
export * from './deck/index.ts';
export * from './destiny.ts';
export * from './draw.ts';
export * from './events.ts';
export * from './layout.ts';
export * from './lines.ts';
export * from './moves.ts';
export * from './options.ts';
export * from './pool.ts';
export * from './refusals.ts';
export * from './rule-set.ts';
export * from './rules.ts';
export * from './types.ts';
export * from './zones.ts';
