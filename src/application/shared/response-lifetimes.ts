const MS_PER_SECOND = 1000;

/** The kind decides how long a response is fresh, and with which other responses it shares its space. */
export type ResponseKind = 'agency' | 'content' | 'deals';

/** How long a cached response may be used, in milliseconds. */
export interface ResponseLifetimes {
  /** `content` is data that an agency shows on each of its pages: languages, currencies, rates, About, FAQ. */
  readonly fresh: Readonly<Record<ResponseKind, number>>;
  /** For 404s; short, because an agency may be set up at any moment. */
  readonly notFound: number;
  /** How long a failure is shared by all readers, and the pause until the next call. */
  readonly failure: number;
  /**
   * Counted from the load of a response: how long it is used while newer ones can't be loaded, so that sites stay up.
   */
  readonly grace: number;
  /** How long a reader waits for a newer response before it gets the stale one. */
  readonly softTimeout: number;
}

/** Used unless settings change them. */
export const DEFAULT_LIFETIMES: ResponseLifetimes = {
  fresh: { agency: 60 * MS_PER_SECOND, content: 60 * MS_PER_SECOND, deals: 30 * MS_PER_SECOND },
  notFound: 10 * MS_PER_SECOND,
  failure: 2 * MS_PER_SECOND,
  grace: 24 * 60 * 60 * MS_PER_SECOND,
  softTimeout: 100,
};
