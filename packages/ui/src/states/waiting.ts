/** The attribute of the place of something that is not there yet: a page that a server rendered stays until all is. */
export const WAITING = 'data-waiting';
