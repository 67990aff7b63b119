import { assertNever } from '@livery/contract/shared/assert-never';
import type { AgencyState } from '../../application/agency/host-agency.ts';

export type PageStatus = 200 | 403 | 404 | 503;

/** The status of a page, by its agency and the handler of its path. */
export function pageStatus(agency: AgencyState, handledBy: string | undefined): PageStatus {
  switch (agency.kind) {
    // A slow API isn't unreachable: only a failed call gives status 503.
    case 'loading':
      return 200;
    case 'ready':
      return handledBy === 'errors' ? 404 : 200;
    case 'inactive':
      return 403;
    case 'missing':
      return 404;
    case 'failed':
      return 503;
    default:
      return assertNever(agency);
  }
}
