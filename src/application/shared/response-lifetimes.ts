const SECOND = 1000;

/** How long responses are fresh, by what they are about, in milliseconds. */
const FRESH_MS = {
  agency: 60 * SECOND,
  /** What an agency shows on each of its pages: languages, currencies, rates, About, FAQ. */
  content: 60 * SECOND,
  deals: 30 * SECOND,
} as const;

/** What a response is about: decides how long it is fresh and with which others it shares its space. */
export type ResponseKind = keyof typeof FRESH_MS;

/** How long what is cached may be used, in milliseconds. */
export const LIFETIMES = {
  fresh: FRESH_MS,
  /** "There is none": short, since an agency may be set up at any moment. */
  notFound: 10 * SECOND,
  /** Shared by all who wait, and the pause until the next call. */
  failure: 2 * SECOND,
  /** From when a response was loaded: it is used that long while newer ones can't be had, so that sites stay up. */
  grace: 24 * 60 * 60 * SECOND,
  /** How long a reader waits for a newer response before it gets the stale one. */
  softTimeout: 100,
} as const;
