import { expect, it } from 'vitest';
import { DEFAULT_LIFETIMES } from '../../src/application/shared/response-lifetimes.ts';
import { PAGE_LIFETIMES } from '../../src/edge/cache/page-lifetimes.ts';
import { configuredLifetimes } from '../../src/edge/configured-lifetimes.ts';
import { readSettings } from '../../src/infrastructure/configuration/read-settings.ts';
import { DEFAULTS, NO_FILES } from '../infrastructure/configuration/an-environment.ts';

it('without settings, lifetimes are those that the caches have by themselves', () => {
  expect(configuredLifetimes(DEFAULTS)).toEqual({ pages: PAGE_LIFETIMES, responses: DEFAULT_LIFETIMES });
});

it('settings in seconds decide how long pages and responses are used', () => {
  const settings = readSettings(
    {
      LIVERY_PAGE_TTL_S: '20',
      LIVERY_PAGE_STALE_S: '0',
      LIVERY_PAGE_STALE_IF_ERROR_S: '60',
      LIVERY_AGENCY_TTL_S: '300',
      LIVERY_CONTENT_TTL_S: '301',
      LIVERY_DEALS_TTL_S: '302',
      LIVERY_NOT_FOUND_TTL_S: '5',
      LIVERY_FAILURE_TTL_S: '1',
      LIVERY_API_GRACE_S: '3600',
      LIVERY_API_STALE_AFTER_MS: '50',
    },
    NO_FILES,
  );
  expect(settings.ok && configuredLifetimes(settings.value)).toEqual({
    pages: { fresh: 20, stale: 0, onError: 60 },
    responses: {
      fresh: { agency: 300_000, content: 301_000, deals: 302_000 },
      notFound: 5000,
      failure: 1000,
      grace: 3_600_000,
      softTimeout: 50,
    },
  });
});
