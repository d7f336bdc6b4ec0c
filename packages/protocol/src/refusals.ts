/**
 * Why a host refuses, besides the rules and the kernel: stable codes, each with a sentence for outsiders. What people
 * read on a page is made from the code, in their language.
 */
export const HOST_REFUSALS = {
  // requests
  malformed: 'The request doesn’t follow the protocol.',
  'too-fast': 'Too many messages in too short a time.',
  'try-again': 'This may or may not have worked: send it again with the same id.',
  'hello-first': 'The first message on a socket has to be hello.',
  reload: 'The page is out of date: reload it.',
  'other-rules': 'This was made with rules that are no longer offered.',
  'other-origin': 'The request comes from another site’s page.',
  'no-identity': 'The server doesn’t know who is asking: POST /api/guest first.',
  banned: 'The operator of this server has excluded you.',
  'not-found': 'There’s nothing at this address.',
  'too-large': 'The request is too large.',
  'too-many-tables': 'One socket can’t follow this many tables.',
  // tables
  'no-such-table': 'There’s no such table.',
  'not-seated': 'Only players at this table can do that.',
  'not-the-maker': 'Only the player who created the table can change it.',
  'too-late': 'The terms are final.',
  'no-open-seat': 'There’s no open seat.',
  'no-such-guest': 'There’s no guest in that seat.',
  'sent-away': 'The player who created this table removed you from it.',
  'other-offer': 'The terms have changed: look at them before you accept.',
  'not-dealing': 'Nothing is being dealt right now.',
  'not-dealt': 'The match hasn’t been dealt yet.',
  'too-many-open-tables':
    'You’ve reached the limit of unfinished tables per person: finish or leave one first.',
  'not-changed': 'The table stays as it is.',
  'not-over': 'The match isn’t over yet.',
  // content
  'no-such-content': 'There’s no such content.',
  'other-hash': 'The content doesn’t match the hash it was sent under.',
  'not-canonical': 'The content isn’t in its canonical form.',
  'content-too-large': 'The content is larger than the limit for one piece.',
  'content-not-read': 'Reading this content takes too long: try again, or simplify it.',
  'too-many-contents': 'You’ve reached the limit of pieces of content per person: drop one first.',
  'too-much-content': 'You’ve reached the limit of stored content per person: drop some first.',
  // requests that others must grant, and seats that were left
  'no-such-ask': 'This request is no longer open.',
  'not-asked': 'Only players still in the game can answer.',
  'own-ask': 'Somebody else has to grant it.',
  'enough-taken-back': 'This match has used up its take-backs.',
  'enough-paused': 'This match has used up its pauses.',
  'no-draws': 'Players can’t agree to a draw in this game.',
  'enough-offered': 'This seat has used up its draw offers in this match.',
  'no-take-backs': 'At this table, take-backs that others would have to grant are off.',
  'no-claims': 'At this table, everybody waits for players who are away.',
  'not-away': 'This seat hasn’t been away long enough.',
  'no-bots': 'No bot plays this game.',
  // chat
  'nothing-said': 'The message is empty.',
  'not-plain-text':
    'Chat and reports are plain text: invisible and direction-changing characters aren’t allowed.',
  muted: 'The operator of this server has muted you.',
  'enough-said': 'This table’s chat is full.',
  'no-such-line': 'There’s no such message.',
} as const;

export type HostRefusal = keyof typeof HOST_REFUSALS;
