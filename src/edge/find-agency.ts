import type { Agency } from '../domain/agency/agency.ts';
import type { Result } from '../domain/shared/result.ts';
import type { Site } from './site.ts';
import { withinDeadline } from './within-deadline.ts';

/** Finds the agency of a site; `null` for none, `undefined` where it can't be known in time. Never rejects. */
export type FindAgency = (site: Site) => Promise<Agency | null | undefined>;

interface Needs {
  /** Reads it from the API, through the cache; never rejects, and ends by itself. */
  readonly readAgency: (site: Site) => Promise<Result<Agency | null, unknown>>;
  /** How long a request waits, in milliseconds; the call goes on for later requests. */
  readonly deadline: number;
}

export function agencyFinder({ readAgency, deadline }: Needs): FindAgency {
  return async (site) => {
    const read = readAgency(site);
    if (!(await withinDeadline(read, deadline))) return undefined;
    const agency = await read;
    return agency.ok ? agency.value : undefined;
  };
}
