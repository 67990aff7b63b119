import { LIFETIMES } from '../../application/shared/response-lifetimes.ts';
import { parseMilliseconds, wholeNumber, withDefault } from './setting.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

const parseSeconds = (from: number, to: number) =>
  wholeNumber({ from, to, advice: `It is a whole number of seconds from ${from} to ${to}.` });
/** @param milliseconds whole seconds */
const inSeconds = (milliseconds: number) => String(milliseconds / 1000);

/** How long pages and responses of the API are cached, and how long requests wait for other programs. */
export const CACHE_SETTINGS = {
  /** In seconds. */
  pageFresh: withDefault(
    {
      name: 'LIVERY_PAGE_TTL_S',
      standard: '10',
      meaning: 'How long a rendered page is used, by the server and by caches in front of it (`s-maxage`): 1 to 3600.',
    },
    parseSeconds(1, HOUR),
  ),
  /** In seconds. */
  pageStale: withDefault(
    {
      name: 'LIVERY_PAGE_STALE_S',
      standard: '10',
      meaning:
        'How long after that it is still sent while a new one is rendered (`stale-while-revalidate`): 0 to 86400.',
    },
    parseSeconds(0, DAY),
  ),
  /** In seconds. */
  pageStaleOnError: withDefault(
    {
      name: 'LIVERY_PAGE_STALE_IF_ERROR_S',
      standard: '86400',
      meaning: 'How long caches in front of the server may send a page while the server fails: 0 to 604800, a week.',
    },
    parseSeconds(0, 7 * DAY),
  ),
  /** In seconds. */
  agencyFresh: withDefault(
    {
      name: 'LIVERY_AGENCY_TTL_S',
      standard: inSeconds(LIFETIMES.fresh.agency),
      meaning: 'How long the API’s response about an agency is used before it is requested again: 1 to 86400.',
    },
    parseSeconds(1, DAY),
  ),
  /** In seconds. */
  contentFresh: withDefault(
    {
      name: 'LIVERY_CONTENT_TTL_S',
      standard: inSeconds(LIFETIMES.fresh.content),
      meaning: 'The same for languages, currencies, rates, About and FAQ: 1 to 86400.',
    },
    parseSeconds(1, DAY),
  ),
  /** In seconds. */
  dealsFresh: withDefault(
    {
      name: 'LIVERY_DEALS_TTL_S',
      standard: inSeconds(LIFETIMES.fresh.deals),
      meaning: 'The same for deals: 1 to 86400.',
    },
    parseSeconds(1, DAY),
  ),
  /** In seconds. */
  notFoundFor: withDefault(
    {
      name: 'LIVERY_NOT_FOUND_TTL_S',
      standard: inSeconds(LIFETIMES.notFound),
      meaning:
        'How long the API’s “not found” is used, such as that a host has no agency: an agency that is set up shows after this at the latest. 1 to 3600.',
    },
    parseSeconds(1, HOUR),
  ),
  /** In seconds. */
  failureFor: withDefault(
    {
      name: 'LIVERY_FAILURE_TTL_S',
      standard: inSeconds(LIFETIMES.failure),
      meaning: 'How long a failed call of the API is not tried again: 1 to 60.',
    },
    parseSeconds(1, 60),
  ),
  /** In seconds, from when a response was loaded. */
  grace: withDefault(
    {
      name: 'LIVERY_API_GRACE_S',
      standard: inSeconds(LIFETIMES.grace),
      meaning:
        'How long after it was loaded a response is used while the API fails, so that sites stay up: 1 to 604800, a week.',
    },
    parseSeconds(1, 7 * DAY),
  ),
  /** In milliseconds. */
  softTimeout: withDefault(
    {
      name: 'LIVERY_API_STALE_AFTER_MS',
      standard: String(LIFETIMES.softTimeout),
      meaning: 'How long a request waits for a newer response before it gets the one that is out of date: 0 to 20000.',
    },
    parseMilliseconds(0, 20_000),
  ),
  /** In milliseconds, retries included. */
  apiTimeout: withDefault(
    {
      name: 'LIVERY_API_TIMEOUT_MS',
      standard: '20000',
      meaning: 'How long a call of the API may take, its retry included, before it counts as failed: 100 to 20000.',
    },
    parseMilliseconds(100, 20_000),
  ),
  /** In milliseconds. */
  redisTimeout: withDefault(
    {
      name: 'LIVERY_REDIS_TIMEOUT_MS',
      standard: '200',
      meaning: 'How long Redis may take to respond before it counts as lost: 10 to 5000.',
    },
    parseMilliseconds(10, 5000),
  ),
} as const;
