export * from './check.ts';
export * from './custom.ts';
export * from './files.ts';
export * from './own.ts';
export * from './records.ts';
export { makeCardText } from './text.ts';
