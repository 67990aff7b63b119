import type { ResponseLifetimes } from '../application/shared/response-lifetimes.ts';
import type { Settings } from '../infrastructure/configuration/settings.ts';
import type { PageLifetimes } from './cache/page-lifetimes.ts';

const MS_PER_SECOND = 1000;

/** The configured lifetimes of pages and of API responses. */
export function configuredLifetimes(settings: Settings): { pages: PageLifetimes; responses: ResponseLifetimes } {
  const { agencyFresh, contentFresh, dealsFresh, notFoundFor, failureFor, grace, softTimeout } = settings;
  return {
    pages: { fresh: settings.pageFresh, stale: settings.pageStale, onError: settings.pageStaleOnError },
    responses: {
      fresh: {
        agency: agencyFresh * MS_PER_SECOND,
        content: contentFresh * MS_PER_SECOND,
        deals: dealsFresh * MS_PER_SECOND,
      },
      notFound: notFoundFor * MS_PER_SECOND,
      failure: failureFor * MS_PER_SECOND,
      grace: grace * MS_PER_SECOND,
      softTimeout,
    },
  };
}
