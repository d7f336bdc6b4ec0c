/**
 * Why a host refuses, besides the rules and the kernel: stable codes, each with a sentence for strangers. What people
 * read on a page is made from the code, in their language.
 */
export const HOST_REFUSALS = {
  // of requests
  malformed: 'This is not what the protocol describes.',
  'too-fast': 'Too many messages in too short a time.',
  'try-again': 'It could not be done now, and perhaps was: send the same again, with the same id.',
  'hello-first': 'The first message of a socket is hello.',
  reload: 'The page is older than what it asks for: load it again.',
  'other-rules': 'This was made with rules that are no longer offered.',
  'other-origin': 'The request comes from a page of another site.',
  'no-identity': 'Nobody is known to ask: POST /api/guest first.',
  'not-found': 'There is nothing at this address.',
  'too-large': 'The request is larger than any needs to be.',
  'too-many-tables': 'One socket follows only so many tables.',
  // of tables
  'no-such-table': 'There is no such table.',
  'not-seated': 'Only those who sit at the table may do this.',
  'not-the-maker': 'Only who made the table may change it.',
  'too-late': 'The terms stand already.',
  'no-open-seat': 'No seat is open.',
  'other-offer': 'The terms have changed since: look at them before you accept.',
  'not-dealing': 'Nothing is being dealt.',
  'not-dealt': 'The match has not been dealt yet.',
  'not-changed': 'The table stays as it is.',
  'not-over': 'The match is not over yet.',
  // of content
  'no-such-content': 'There is no such content.',
  'other-hash': 'The content has another hash than the one it was handed in under.',
  'not-canonical': 'The content is not in its canonical text.',
  'content-too-large': 'One piece of content has a largest size.',
  'content-not-read': 'Reading this content takes too long: try again, or make it simpler.',
  'too-many-contents': 'One person keeps only so many pieces of content: drop one first.',
  'too-much-content': 'All the content that one person keeps has a largest size: drop some first.',
  // of requests that others must grant, and of seats that were left
  'no-such-ask': 'This request is no longer open.',
  'not-asked': 'Only players still in the game can answer.',
  'own-ask': 'Others have to grant it.',
  'enough-taken-back': 'Nothing more is taken back in this match.',
  'no-take-backs': 'At this table nothing is taken back that others must grant.',
  'no-claims': 'At this table everybody is waited for.',
  'not-away': 'This seat has not been away for long enough.',
  'no-bots': 'No bot plays this game.',
  // of chat
  'nothing-said': 'Nothing was said.',
  'enough-said': 'Nobody has more to say at one table.',
  'no-such-line': 'There is no such line.',
} as const;

export type HostRefusal = keyof typeof HOST_REFUSALS;
