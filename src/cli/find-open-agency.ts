import type { AgencyState } from '../application/agency/host-agency.ts';
import type { Shell } from '../application/shell.ts';
import { CATALOGUE } from '../domain/notices/catalogue.ts';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { EXIT } from './exit-code.ts';
import { findAgency } from './find-agency.ts';
import type { Refusal } from './refusal.ts';

/** Asks who sells on the host; an agency that is not active sells nothing, and ends the command. */
export async function findOpenAgency(
  shell: Shell,
  host: string,
): Promise<Result<Extract<AgencyState, { readonly kind: 'ready' }>, Refusal>> {
  const found = await findAgency(shell, host);
  if (!found.ok) return found;
  if (found.value.kind === 'ready') return ok(found.value);
  const complaint = {
    what: CATALOGUE.agencyInactive.text,
    why: `The agency at ${host} is inactive.`,
    next: 'Run the command agency to see whom to contact.',
  };
  return err({ code: EXIT.no, complaint });
}
