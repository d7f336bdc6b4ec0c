/** What any card game needs to read cards that people write. Faces and sheets: `@hortus/cards/face`. */
export * from './reading/csv.ts';
export * from './reading/faults.ts';
export * from './reading/fields.ts';
export * from './reading/forms.ts';
export * from './reading/json.ts';
export * from './reading/lines.ts';
export * from './reading/pieces.ts';
export * from './reading/places.ts';
export * from './reading/rows.ts';
