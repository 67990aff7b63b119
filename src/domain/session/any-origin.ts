/** Stands for this site's origin where paths are judged: one leading slash reads alike on every origin. */
export const ANY_ORIGIN = 'https://this-site.invalid';
