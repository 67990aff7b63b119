/** The path of the page that a browser shows when the site can't be reached; it needs no other file. */
export const OFFLINE_PAGE_PATH = '/offline';

/** The path that leads to the agency's logo on that page. */
export const OFFLINE_LOGO_PATH = '/offline/logo';
