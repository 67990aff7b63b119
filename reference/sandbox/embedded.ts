import { siteAgency } from './api/agency/site-agency.ts';
import { createReferenceStores } from './api/sandbox-world.ts';
import { createSandbox } from './app.ts';
import policies from './world/policies.json' with { type: 'json' };

/** Everything that a server with an embedded sandbox needs: it loads this file only in that case. */
export function embeddedSandbox(environment: string) {
  const stores = createReferenceStores(1, () => new Date());
  let changed = () => undefined as void;
  return {
    fetch: createSandbox({ seed: 1, environment, stores, onAgencyChanged: () => changed() }).fetch,
    /** @param listener called after an agency's settings have changed */
    onAgencyChanged(listener: () => void) {
      changed = listener;
    },
    /** The policies of the demo agencies, in the form of a deployment's policies file (rules 6.8). */
    policies,
    /** The response to `GET /api/agency` for a host, without faults and logging. */
    agencyResponse: (hostname: string) => ({ agency: siteAgency(hostname, '', stores) }),
  };
}
