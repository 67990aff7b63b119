import type { Agency } from '../domain/agency/agency.ts';
import { canonicalHost } from '../domain/agency/canonical-host.ts';
import type { Result } from '../domain/shared/result.ts';
import { boundedMap } from './bounded-map.ts';
import type { PageConfiguration } from './page-configuration.ts';
import type { Site } from './site.ts';

/** Who sells on a site; `null` for nobody, `undefined` where that can't be known in time. */
export type AgencyOfSite = (site: Site) => Promise<Agency | null | undefined>;

interface Needs {
  /** Asks the API; never rejects, and ends by itself. */
  readonly ask: (site: Site) => Promise<Result<Agency | null, unknown>>;
  /** How long a visitor waits for the answer, in milliseconds; the call goes on for the next visitor. */
  readonly deadline: number;
  /** Milliseconds since any fixed moment. */
  readonly now: () => number;
}

const SECOND = 1000;
/** How long an answer counts before the API is asked again, and a failure before it is tried again. */
const FRESH = { agency: 60 * SECOND, nobody: 10 * SECOND, failure: 2 * SECOND };
/** How long an agency is remembered while the API doesn't answer. */
const A_DAY = 24 * 60 * 60 * SECOND;
/** Invented hosts and ports can neither fill the memory, nor push agencies out of it, nor keep the API busy. */
const MOST = { agencies: 2000, onOtherPorts: 1000, others: 1000, calls: 100 };

interface Known {
  readonly agency: Agency;
  readonly freshUntil: number;
  readonly usableUntil: number;
}

/** Remembers for a while who sells where, and asks once however many visitors wait for it. */
export function rememberAgencies({ ask, deadline, now }: Needs): AgencyOfSite {
  const [onUsualPorts, onOtherPorts] = [boundedMap<Known>(MOST.agencies), boundedMap<Known>(MOST.onOtherPorts)];
  const others = boundedMap<{ agency: null | undefined; freshUntil: number }>(MOST.others);
  const asking = new Map<string, Promise<Agency | null | undefined>>();

  /** An agency answers on every port that somebody writes behind its host's name, so those have a memory of their own. */
  const agenciesBeside = (origin: string) => (new URL(origin).port === '' ? onUsualPorts : onOtherPorts);

  /** The agency as it was last known, unless that is too long ago. */
  function lastKnown(origin: string) {
    const known = agenciesBeside(origin).get(origin);
    return known !== undefined && now() < known.usableUntil ? known : undefined;
  }

  async function askAnew(site: Site): Promise<Agency | null | undefined> {
    const { origin } = site;
    const answer = await ask(site);
    asking.delete(origin);
    const agencies = agenciesBeside(origin);
    const known = lastKnown(origin);
    if (answer.ok && answer.value !== null) {
      others.delete(origin);
      agencies.set(origin, { agency: answer.value, freshUntil: now() + FRESH.agency, usableUntil: now() + A_DAY });
      return answer.value;
    }
    if (!answer.ok && known !== undefined) {
      agencies.set(origin, { ...known, freshUntil: now() + FRESH.failure });
      return known.agency;
    }
    const agency = answer.ok ? null : undefined;
    agencies.delete(origin);
    others.set(origin, { agency, freshUntil: now() + (answer.ok ? FRESH.nobody : FRESH.failure) });
    return agency;
  }

  return async (site) => {
    const { origin } = site;
    const known = lastKnown(origin);
    const kept = known ?? others.get(origin);
    if (kept !== undefined && now() < kept.freshUntil) return kept.agency;
    const waiting = asking.get(origin);
    if (waiting === undefined && asking.size >= MOST.calls) return known?.agency;
    const asked = waiting ?? askAnew(site);
    asking.set(origin, asked);
    return known?.agency ?? atMost(deadline, asked);
  };
}

/** What a promise comes to, or `undefined` once the time is over. */
async function atMost<T>(time: number, promised: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, time, undefined);
  });
  try {
    return await Promise.race([promised, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The API's address for the edge itself; `undefined` where there is none.
 *
 * An API that stands under each agency's own host is asked at hosts that the
 * policies name, on the usual port: anybody can send us a request for any host,
 * and must not choose by it whom we call.
 */
export function whereToAsk({ hostname, isSecure }: Site, { apiUrl, policies }: PageConfiguration): string | undefined {
  if (apiUrl !== '') return apiUrl;
  const isNamed = Object.keys(policies).some((entry) => canonicalHost(entry) === canonicalHost(hostname));
  return isNamed ? `${isSecure ? 'https' : 'http'}://${hostname}` : undefined;
}
