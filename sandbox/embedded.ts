import { createSandbox } from './app.ts';
import policies from './world/policies.json' with { type: 'json' };

/** All that a server needs which takes the sandbox in: it loads this file only where it does. */
export function embeddedSandbox(environment: string) {
  return {
    fetch: createSandbox({ seed: 1, environment }).fetch,
    /** Of the demo agencies, as a deployment would write them (rules 6.8). */
    policies,
  };
}
