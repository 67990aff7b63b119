/**
 * The companies whose scripts measure a site's use, if its agency has configured them and the visitor consents.
 *
 * @rule 3.1
 */
export const MEASURING_ORIGINS = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
} as const;
