/** The path of the page that browsers show when the site can't be reached; it needs no other files. */
export const OFFLINE_PAGE_PATH = '/offline';

/** The path of the agency's logo on that page. */
export const OFFLINE_LOGO_PATH = '/offline/logo';
