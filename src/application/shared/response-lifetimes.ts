const MS_PER_SECOND = 1000;

/** What a response is about: decides how long it is fresh and with which others it shares its space. */
export type ResponseKind = 'agency' | 'content' | 'deals';

/** How long what is cached may be used, in milliseconds. */
export interface ResponseLifetimes {
  /** `content` is what an agency shows on each of its pages: languages, currencies, rates, About, FAQ. */
  readonly fresh: Readonly<Record<ResponseKind, number>>;
  /** "There is none": short, since an agency may be set up at any moment. */
  readonly notFound: number;
  /** Shared by all who wait, and the pause until the next call. */
  readonly failure: number;
  /** From when a response was loaded: it is used that long while newer ones can't be had, so that sites stay up. */
  readonly grace: number;
  /** How long a reader waits for a newer response before it gets the stale one. */
  readonly softTimeout: number;
}

/** If no setting says otherwise. */
export const DEFAULT_LIFETIMES: ResponseLifetimes = {
  fresh: { agency: 60 * MS_PER_SECOND, content: 60 * MS_PER_SECOND, deals: 30 * MS_PER_SECOND },
  notFound: 10 * MS_PER_SECOND,
  failure: 2 * MS_PER_SECOND,
  grace: 24 * 60 * 60 * MS_PER_SECOND,
  softTimeout: 100,
};
