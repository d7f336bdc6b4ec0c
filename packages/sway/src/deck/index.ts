export * from './check.ts';
export * from './own.ts';
export * from './records.ts';
export * from './text.ts';
