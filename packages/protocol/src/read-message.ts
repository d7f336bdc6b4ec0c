import { type ClientMessage, clientMessage } from './socket.ts';

type Play = Extract<ClientMessage, { do: 'play' }>;

const PLAY_FIELDS = 6;
const LONGEST_ID = 64;
const LARGEST_SEQ = 1_000_000;
const MOST_MOVES = 64;
const LONGEST_FIELD = 32;
const LONGEST_VALUE = 64;

const isId = (value: unknown): boolean =>
  typeof value === 'string' && value.length > 0 && value.length <= LONGEST_ID;

function isMove(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const move = value as Readonly<Record<string, unknown>>;
  for (const field in move) {
    if (field.length > LONGEST_FIELD || field === '__proto__') return false;
    const of = move[field];
    if (typeof of === 'string' ? of.length > LONGEST_VALUE : !Number.isSafeInteger(of)) return false;
  }
  return true;
}

/**
 * Checks the most frequent message by hand. It accepts nothing that the schema wouldn't accept unchanged; everything
 * else is left to the schema.
 */
export function isPlainPlay(message: object): message is Play {
  const { do: what, re, table, answers, id, moves } = message as Readonly<Record<keyof Play, unknown>>;
  return (
    what === 'play' &&
    isId(re) &&
    isId(table) &&
    isId(id) &&
    Number.isInteger(answers) &&
    (answers as number) >= 0 &&
    (answers as number) <= LARGEST_SEQ &&
    Array.isArray(moves) &&
    moves.length > 0 &&
    moves.length <= MOST_MOVES &&
    moves.every(isMove) &&
    Object.keys(message).length === PLAY_FIELDS
  );
}

/** A frame from a page; undefined if it isn't a message. */
export function readMessage(text: string): ClientMessage | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof message === 'object' && message !== null && isPlainPlay(message)) return message;
  return clientMessage.safeParse(message).data;
}
