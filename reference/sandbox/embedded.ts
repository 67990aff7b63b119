import { siteAgency } from './api/agency/site-agency.ts';
import { createReferenceStores } from './api/sandbox-world.ts';
import { createSandbox } from './app.ts';
import policies from './world/policies.json' with { type: 'json' };

/** All that a server needs which takes the sandbox in: it loads this file only if it does. */
export function embeddedSandbox(environment: string) {
  const stores = createReferenceStores(1, () => new Date());
  let changed = () => undefined as void;
  return {
    fetch: createSandbox({ seed: 1, environment, stores, onAgencyChanged: () => changed() }).fetch,
    /** @param listener called when an agency has other settings from now on */
    onAgencyChanged(listener: () => void) {
      changed = listener;
    },
    /** Of the demo agencies, as a deployment would write them (rules 6.8). */
    policies,
    /** The response to `GET /api/agency` for a host, without faults and log. */
    agencyResponse: (hostname: string) => ({ agency: siteAgency(hostname, '', stores) }),
  };
}
