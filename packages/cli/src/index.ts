/** The referee for programs in JavaScript, without streams: `answer(new Session(world), { do: 'hello' })`. */
export { type Answer, answer } from './referee/answer.ts';
export { type Held, Session, type World } from './referee/session.ts';
