import { DEFAULT_LIFETIMES } from '../../application/shared/response-lifetimes.ts';
import { parseMilliseconds, settingWithDefault, wholeNumberParser } from './setting.ts';

const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR;

const parseSeconds = (from: number, to: number) =>
  wholeNumberParser({ from, to, advice: `It is a whole number of seconds from ${from} to ${to}.` });
/** @param milliseconds a multiple of 1000 */
const secondsText = (milliseconds: number) => String(milliseconds / 1000);

/** How long pages and API responses are cached, and how long requests wait for other programs. */
export const CACHE_SETTINGS = {
  /** In seconds. */
  pageFresh: settingWithDefault(
    {
      name: 'LIVERY_PAGE_TTL_S',
      standard: '10',
      meaning: 'How long a rendered page is used, by the server and by caches in front of it (`s-maxage`): 1 to 3600.',
    },
    parseSeconds(1, SECONDS_PER_HOUR),
  ),
  /** In seconds. */
  pageStale: settingWithDefault(
    {
      name: 'LIVERY_PAGE_STALE_S',
      standard: '10',
      meaning:
        'How long after that it is still sent while a new one is rendered (`stale-while-revalidate`): 0 to 86400.',
    },
    parseSeconds(0, SECONDS_PER_DAY),
  ),
  /** In seconds. */
  pageStaleOnError: settingWithDefault(
    {
      name: 'LIVERY_PAGE_STALE_IF_ERROR_S',
      standard: '86400',
      meaning: 'How long caches in front of the server may send a page while the server fails: 0 to 604800, a week.',
    },
    parseSeconds(0, 7 * SECONDS_PER_DAY),
  ),
  /** In seconds. */
  agencyFresh: settingWithDefault(
    {
      name: 'LIVERY_AGENCY_TTL_S',
      standard: secondsText(DEFAULT_LIFETIMES.fresh.agency),
      meaning: 'How long the API’s response about an agency is used before it is requested again: 1 to 86400.',
    },
    parseSeconds(1, SECONDS_PER_DAY),
  ),
  /** In seconds. */
  contentFresh: settingWithDefault(
    {
      name: 'LIVERY_CONTENT_TTL_S',
      standard: secondsText(DEFAULT_LIFETIMES.fresh.content),
      meaning: 'The same for languages, currencies, rates, About and FAQ: 1 to 86400.',
    },
    parseSeconds(1, SECONDS_PER_DAY),
  ),
  /** In seconds. */
  dealsFresh: settingWithDefault(
    {
      name: 'LIVERY_DEALS_TTL_S',
      standard: secondsText(DEFAULT_LIFETIMES.fresh.deals),
      meaning: 'The same for deals: 1 to 86400.',
    },
    parseSeconds(1, SECONDS_PER_DAY),
  ),
  /** In seconds. */
  notFoundFor: settingWithDefault(
    {
      name: 'LIVERY_NOT_FOUND_TTL_S',
      standard: secondsText(DEFAULT_LIFETIMES.notFound),
      meaning:
        'How long the API’s “not found” is used, such as that a host has no agency: an agency that is set up shows after this at the latest. 1 to 3600.',
    },
    parseSeconds(1, SECONDS_PER_HOUR),
  ),
  /** In seconds. */
  failureFor: settingWithDefault(
    {
      name: 'LIVERY_FAILURE_TTL_S',
      standard: secondsText(DEFAULT_LIFETIMES.failure),
      meaning: 'How long a failed call of the API is not tried again: 1 to 60.',
    },
    parseSeconds(1, 60),
  ),
  /** In seconds, counted from the load of a response. */
  grace: settingWithDefault(
    {
      name: 'LIVERY_API_GRACE_S',
      standard: secondsText(DEFAULT_LIFETIMES.grace),
      meaning:
        'How long after it was loaded a response is used while the API fails, so that sites stay up: 1 to 604800, a week.',
    },
    parseSeconds(1, 7 * SECONDS_PER_DAY),
  ),
  /** In milliseconds. */
  softTimeout: settingWithDefault(
    {
      name: 'LIVERY_API_STALE_AFTER_MS',
      standard: String(DEFAULT_LIFETIMES.softTimeout),
      meaning: 'How long a request waits for a newer response before it gets the one that is out of date: 0 to 20000.',
    },
    parseMilliseconds(0, 20_000),
  ),
  /** In milliseconds, retries included. */
  apiTimeout: settingWithDefault(
    {
      name: 'LIVERY_API_TIMEOUT_MS',
      standard: '20000',
      meaning: 'How long a call of the API may take, its retry included, before it counts as failed: 100 to 20000.',
    },
    parseMilliseconds(100, 20_000),
  ),
  /** In milliseconds. */
  redisTimeout: settingWithDefault(
    {
      name: 'LIVERY_REDIS_TIMEOUT_MS',
      standard: '200',
      meaning: 'How long Redis may take to respond before it counts as lost: 10 to 5000.',
    },
    parseMilliseconds(10, 5000),
  ),
} as const;
