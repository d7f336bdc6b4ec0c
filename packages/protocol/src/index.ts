export * from './constants.ts';
export * from './plain-text.ts';
export { readMessage } from './read-message.ts';
export * from './refusals.ts';
export * from './rest.ts';
export * from './socket.ts';
export * from './table.ts';
