import { anAgent } from '../../tests/support/a-user.ts';
import type { Seen } from '../../tests/support/seen.ts';
import { signedInAs } from '../../tests/support/with-agency.ts';

/** Somebody who sees what the agency pays and earns. */
export const AN_AGENT_AT_WORK: Partial<Seen> = {
  ...signedInAs(anAgent(['book-now', 'my-trips', 'clients', 'markup'], { credits: { amount: 1250, currency: 'USD' } })),
  showsAgentFigures: true,
};
