import type { Agency } from '../domain/agency/agency.ts';
import { canonicalHost } from '../domain/agency/policy-book.ts';
import type { Result } from '../domain/shared/result.ts';
import { boundedMap } from './bounded-map.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { Site } from './site.ts';

/** Finds the agency of a site; `null` for none, `undefined` where it can't be known in time. */
export type FindAgency = (site: Site) => Promise<Agency | null | undefined>;

interface Needs {
  /** Calls the API; never rejects, and ends by itself. */
  readonly fetchAgency: (site: Site) => Promise<Result<Agency | null, unknown>>;
  /** How long a request waits for the response, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

const SECOND = 1000;
/** How long a response is fresh, and how long to wait after a failure before the next call. */
const FRESH_MS = { agency: 60 * SECOND, none: 10 * SECOND, failure: 2 * SECOND };
/** How long a stale agency is served while the API fails. */
const A_DAY = 24 * 60 * 60 * SECOND;
/** Limits, so that requests for invented hosts and ports can't fill the memory, evict agencies or flood the API. */
const MAX_ENTRIES = { agencies: 2000, onOtherPorts: 1000, others: 1000, calls: 100 };

interface CachedEntry {
  readonly agency: Agency;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** Caches the agency of each site, with one call at a time for each. */
export function createAgencyCache({ fetchAgency, deadline, now }: Needs): FindAgency {
  const [onDefaultPorts, onOtherPorts] = [
    boundedMap<CachedEntry>(MAX_ENTRIES.agencies),
    boundedMap<CachedEntry>(MAX_ENTRIES.onOtherPorts),
  ];
  const others = boundedMap<{ agency: null | undefined; freshUntil: number }>(MAX_ENTRIES.others);
  const pending = new Map<string, Promise<Agency | null | undefined>>();

  /** A host serves its agency on every port a client writes in the Host header, so other ports have a cache of their own. */
  const cacheFor = (origin: string) => (new URL(origin).port === '' ? onDefaultPorts : onOtherPorts);

  /** The agency as it was last known, unless that is too long ago. */
  function cachedAgency(origin: string) {
    const cached = cacheFor(origin).get(origin);
    return cached !== undefined && now() < cached.usableUntil ? cached : undefined;
  }

  async function refresh(site: Site): Promise<Agency | null | undefined> {
    const { origin } = site;
    const result = await fetchAgency(site);
    pending.delete(origin);
    const agencies = cacheFor(origin);
    const cached = cachedAgency(origin);
    if (result.ok && result.value !== null) {
      others.delete(origin);
      agencies.set(origin, { agency: result.value, freshUntil: now() + FRESH_MS.agency, usableUntil: now() + A_DAY });
      return result.value;
    }
    if (!result.ok && cached !== undefined) {
      agencies.set(origin, { ...cached, freshUntil: now() + FRESH_MS.failure });
      return cached.agency;
    }
    const agency = result.ok ? null : undefined;
    agencies.delete(origin);
    others.set(origin, { agency, freshUntil: now() + (result.ok ? FRESH_MS.none : FRESH_MS.failure) });
    return agency;
  }

  return async (site) => {
    const { origin } = site;
    const cached = cachedAgency(origin);
    const entry = cached ?? others.get(origin);
    if (entry !== undefined && now() < entry.freshUntil) return entry.agency;
    const waiting = pending.get(origin);
    if (waiting === undefined && pending.size >= MAX_ENTRIES.calls) return cached?.agency;
    const response = waiting ?? refresh(site);
    pending.set(origin, response);
    return cached?.agency ?? withTimeout(deadline, response);
  };
}

/** What a promise comes to, or `undefined` once the time is over. */
async function withTimeout<T>(time: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The API's address for the edge itself; `undefined` where there is none.
 *
 * Where the API is under each agency's own host, it is called only at hosts that the
 * policies name, on the usual port: a request can name any host, and must not
 * choose which one we call.
 */
export function apiAddressFor(
  { hostname, isSecure }: Site,
  { apiUrl, policies }: PageConfiguration,
): string | undefined {
  if (apiUrl !== '') return apiUrl;
  const isNamed = Object.keys(policies).some((entry) => canonicalHost(entry) === canonicalHost(hostname));
  return isNamed ? `${isSecure ? 'https' : 'http'}://${hostname}` : undefined;
}
