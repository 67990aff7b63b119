import { createSandbox } from './app.ts';
import { agencyOfHost } from './world/agencies/agency-of-host.ts';
import policies from './world/policies.json' with { type: 'json' };

/** All that a server needs which takes the sandbox in: it loads this file only where it does. */
export function embeddedSandbox(environment: string) {
  return {
    fetch: createSandbox({ seed: 1, environment }).fetch,
    /** Of the demo agencies, as a deployment would write them (rules 6.8). */
    policies,
    /** The response to `GET /api/agency` for a host, without faults and log. */
    agencyResponse: (hostname: string) => ({ agency: agencyOfHost(hostname) }),
  };
}
