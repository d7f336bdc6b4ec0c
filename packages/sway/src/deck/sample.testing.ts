/** A small deck for the tests of this folder, in all three forms. */
import type { DeckTerms } from './check.ts';

export const TERMS: DeckTerms = {
  abilities: -1,
  epic: true,
  recruitable: true,
  clauses: { factions: 'X-1', 'ability-twice': 'X-2', 'sway-twice': 'X-3' },
};

export const TEXT = `name: Small
factions: Reds, Blues

Long Night · ruin 6 · Reds
  It was longer than we knew, and "nobody"
  came; nobody, at all.
High Noon · triumph 6 · Blues
Crossing · navigation 2 · epic
`;

export const JSON_TEXT = `{
  "name": "Small",
  "factions": ["Reds","Blues"],
  "cards": [
    {"name":"Long Night","ability":"ruin","sway":6,"faction":"Reds","lore":"It was longer than we knew, and \\"nobody\\" came; nobody, at all."},
    {"name":"High Noon","ability":"triumph","sway":6,"faction":"Blues"},
    {"name":"Crossing","ability":"navigation","sway":2,"epic":true}
  ]
}
`;

export const CSV = `name,ability,sway,faction,epic,lore
Long Night,ruin,6,Reds,,"It was longer than we knew, and ""nobody"" came; nobody, at all."
High Noon,triumph,6,Blues,,
Crossing,navigation,2,,yes,
`;
