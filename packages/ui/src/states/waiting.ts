/** Marks the placeholder of content that is loading: a server-rendered page stays until there is none left. */
export const WAITING_ATTRIBUTE = 'data-waiting';
