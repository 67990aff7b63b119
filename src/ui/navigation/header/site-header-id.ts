/** The id of the header: browsers paint nothing of a page that a server rendered before it is there. */
export const SITE_HEADER_ID = 'site-header';
