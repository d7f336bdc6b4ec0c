export * from './check.ts';
export { DECK_CONTENT } from './content.ts';
export * from './custom.ts';
export { FIELD_FAULTS, FIELDS, SEAT_NAMES } from './fields.ts';
export * from './files.ts';
export * from './own.ts';
export * from './records.ts';
export { makeCardText } from './text.ts';
