/** The card language of the Card Game System: cards and packs as data. It knows no rule of play. */
export * from './model.ts';
