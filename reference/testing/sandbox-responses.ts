import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import type { CallResult } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import type { Hono } from 'hono';

interface Options {
  readonly agency?: string;
  /** One of the demo people, such as `traveller`. */
  readonly person?: string;
  readonly app?: Hono;
}

/** Responds to a remote's calls as the sandbox does: `fakeContext({ respond: sandboxResponses() })`. */
export function sandboxResponses({ agency = 'aurora', person, app = createSandbox() }: Options = {}) {
  return async ({ service, method, path, query = {}, body }: RemoteCall): Promise<CallResult> => {
    const url = new URL(`http://127.0.0.1:9000${service === 'resort' ? '/resort-api' : ''}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const form = body instanceof FormData ? await encodeMultipart(body) : undefined;
    const response = await app.request(url.href, {
      method,
      headers: {
        origin: `http://${agency}.localhost:8080`,
        'content-type': form?.contentType ?? 'application/json',
        'accept-language': 'en',
        'x-session-id': 'session-0123456789',
        'x-correlation-id': 'correlation-1',
        ...(person === undefined ? {} : { 'x-access-token': `sandbox-${agency}-${person}` }),
      },
      ...(body === undefined ? {} : { body: form?.text ?? JSON.stringify(body) }),
    });
    const result: unknown = await response.json();
    if (response.ok) return { ok: true, value: result };
    const message = typeof result === 'object' && result !== null && 'message' in result ? String(result.message) : '';
    return { ok: false, error: { kind: 'refused', status: response.status, message } };
  };
}

/** A form as browsers send it: the sandbox runs in Node, which doesn't know a page's forms. */
async function encodeMultipart(form: FormData): Promise<{ readonly contentType: string; readonly text: string }> {
  const boundary = 'boundary-of-a-test';
  const parts = [...form].map(async ([name, value]) => {
    const isFile = typeof value !== 'string';
    const file = isFile ? `; filename="${value.name}"\r\nContent-Type: ${value.type}` : '';
    const content = isFile ? await value.text() : value;
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
  });
  const text = `${(await Promise.all(parts)).join('')}--${boundary}--\r\n`;
  return { contentType: `multipart/form-data; boundary=${boundary}`, text };
}
