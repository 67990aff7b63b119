import type { Agency } from '../domain/agency/agency.ts';
import type { Result } from '../domain/shared/result.ts';
import { type Deadline, startDeadline } from './deadline.ts';
import type { Site } from './site.ts';

/**
 * Finds the agency of a site; `null` for none, `undefined` where it can't be known in time. Never rejects.
 *
 * @param deadline left out, each request has one of its own
 */
export type FindAgency = (site: Site, deadline?: Deadline) => Promise<Agency | null | undefined>;

interface Needs {
  /** Reads it from the API, through the cache; never rejects, and ends by itself. */
  readonly readAgency: (site: Site) => Promise<Result<Agency | null, unknown>>;
  /** How long a request waits by default, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
}

export function agencyFinder({ readAgency, deadline: milliseconds }: Needs): FindAgency {
  return async (site, deadline = startDeadline(milliseconds)) => {
    const read = readAgency(site);
    if (!(await deadline.includes(read))) return undefined;
    const agency = await read;
    return agency.ok ? agency.value : undefined;
  };
}
