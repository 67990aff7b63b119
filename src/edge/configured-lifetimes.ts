import type { ResponseLifetimes } from '../application/shared/response-lifetimes.ts';
import type { Settings } from '../infrastructure/configuration/settings.ts';
import type { PageLifetimes } from './cache/page-lifetimes.ts';

const SECOND = 1000;

/** How long pages and responses of the API are used, as the settings have it. */
export function configuredLifetimes(settings: Settings): { pages: PageLifetimes; responses: ResponseLifetimes } {
  const { agencyFresh, contentFresh, dealsFresh, notFoundFor, failureFor, grace, softTimeout } = settings;
  return {
    pages: { fresh: settings.pageFresh, stale: settings.pageStale, onError: settings.pageStaleOnError },
    responses: {
      fresh: { agency: agencyFresh * SECOND, content: contentFresh * SECOND, deals: dealsFresh * SECOND },
      notFound: notFoundFor * SECOND,
      failure: failureFor * SECOND,
      grace: grace * SECOND,
      softTimeout,
    },
  };
}
