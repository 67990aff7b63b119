/** Marks the placeholder of content that is loading: a server-rendered page stays until there is none left. */
export const WAITING = 'data-waiting';
