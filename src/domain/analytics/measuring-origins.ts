/** Whose scripts measure the use of a site, if its agency has them and the visitor consents. @rule 3.1 */
export const MEASURING_ORIGINS = {
  google: 'https://www.googletagmanager.com',
  meta: 'https://connect.facebook.net',
} as const;
