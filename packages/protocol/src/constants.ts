/** What a page needs besides types; separate from the schemas, so that it needn't load them. */

/** Changes when a page and a server of different versions could misread each other. */
export const PROTOCOL = 6;

/** Why the server closes a socket, besides the codes of the standard; after all but `policy` and `reload`, reconnect. */
export const CLOSE = {
  /** Shutting down or restarting: reconnect at once. */
  restart: 1012,
  /** Read too slowly, or the server is full: reconnect after a while and resume. */
  busy: 1013,
  /** Malformed or too many messages. */
  policy: 1008,
  /** No valid identity: get one by POST /api/guest. */
  identity: 4001,
  /** Older protocol: load the page again. */
  reload: 4002,
} as const;
