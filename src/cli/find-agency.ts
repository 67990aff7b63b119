import type { AgencyState } from '../application/agency/host-agency.ts';
import { whenLoaded } from '../application/shared/when-loaded.ts';
import type { Shell } from '../application/shell.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { explainFailure } from './explain-failure.ts';
import type { Refusal } from './refusal.ts';

type Found = Extract<AgencyState, { readonly kind: 'ready' | 'inactive' }>;

/** Asks who sells on the host: an agency, active or not, or the refusal that ends the command. */
export async function findAgency({ agency, session }: Shell, host: string): Promise<Result<Found, Refusal>> {
  agency.load();
  const state = await whenLoaded(agency.state);
  switch (state.kind) {
    case 'missing':
      return err({
        code: EXIT.no,
        complaint: {
          what: 'Agency not found!',
          why: `There is no agency at ${host}.`,
          next: 'Name an agency’s host with --host, such as --host aurora.localhost.',
        },
      });
    case 'failed': {
      const complaint = explainFailure(`The agency at ${host} could not be loaded.`, state.failure, session.id);
      return err({ code: EXIT.outside, complaint });
    }
    default:
      return ok(state);
  }
}
