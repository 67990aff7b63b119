import type { Agency } from '@livery/contract/agency/agency';
import type { Result } from '@livery/contract/shared/result';
import { type Deadline, startDeadline } from './deadline.ts';
import type { RequestCache } from './request-cache.ts';
import type { Site } from './site.ts';

/** What the steps of one request share. */
export interface RequestScope {
  /** Left out, a step has one of its own. */
  readonly deadline?: Deadline;
  readonly cache: RequestCache;
}

/** Finds the agency of a site; `null` for none, `undefined` where it can't be known in time. Never rejects. */
export type FindAgency = (site: Site, scope: RequestScope) => Promise<Agency | null | undefined>;

interface Needs {
  /** Reads it from the API, through the request's cache; never rejects, and ends by itself. */
  readonly readAgency: (site: Site, cache: RequestCache) => Promise<Result<Agency | null, unknown>>;
  /** How long a request waits by default, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
}

export function agencyFinder({ readAgency, deadline: milliseconds }: Needs): FindAgency {
  return async (site, { cache, deadline = startDeadline(milliseconds) }) => {
    const read = readAgency(site, cache);
    if (!(await deadline.includes(read))) return undefined;
    const agency = await read;
    return agency.ok ? agency.value : undefined;
  };
}
