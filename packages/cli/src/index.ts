/** The referee for programs in JavaScript, without streams: `await loadGames()`, then `answer(new Session(world), { do: 'hello' })`. */
export { loadGames } from '@hortus/catalogue';
export { answer, type RefereeReply } from './referee/answer.ts';
export { type Held, Session, type World } from './referee/session.ts';
