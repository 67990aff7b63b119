import type { Hono } from 'hono';
import type { CallResult } from '../../../remotes/contract-kit/fake-context.ts';
import { createSandbox } from '../../../sandbox/app.ts';
import type { RemoteCall } from '../../../src/application/remotes/remote-context.ts';

interface Asking {
  readonly agency?: string;
  /** One of the demo people, such as `traveller`. */
  readonly person?: string;
  readonly app?: Hono;
}

/** Answers a remote's calls as the sandbox does, for whoever asks: `fakeContext({ answer: sandboxAnswers() })`. */
export function sandboxResponses({ agency = 'aurora', person, app = createSandbox() }: Asking = {}) {
  return async ({ service, method, path, query = {}, body }: RemoteCall): Promise<CallResult> => {
    const url = new URL(`http://127.0.0.1:9000${service === 'resort' ? '/resort-api' : ''}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const response = await app.request(url.href, {
      method,
      headers: {
        origin: `http://${agency}.localhost:8080`,
        'content-type': 'application/json',
        'accept-language': 'en',
        'x-session-id': 'session-0123456789',
        'x-correlation-id': 'correlation-1',
        ...(person === undefined ? {} : { 'x-access-token': `sandbox-${agency}-${person}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const told: unknown = await response.json();
    if (response.ok) return { ok: true, value: told };
    const message = typeof told === 'object' && told !== null && 'message' in told ? String(told.message) : '';
    return { ok: false, error: { kind: 'refused', status: response.status, message } };
  };
}
