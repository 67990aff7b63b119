import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSandbox } from '@livery/sandbox/app';
import type { Exchange } from '../../../../tests/support/http/api-description.ts';
import { startServer, type TestServer } from '../../../../tests/support/http/test-server.ts';

/** A sandbox behind a server that records every request with its response. */
export interface RecordedSandbox extends Pick<TestServer, 'url' | 'close'> {
  /** In order; a test may empty it. */
  readonly exchanges: Exchange[];
}

export async function startRecordedSandbox(): Promise<RecordedSandbox> {
  const sandbox = createSandbox({ seed: 1, environment: 'local' });
  const exchanges: Exchange[] = [];

  async function passOn(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = incoming;
    let body = '';
    for await (const piece of incoming) body += piece;
    const sentHeaders = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    // Recordings are read as text, so responses must not be compressed.
    sentHeaders.delete('accept-encoding');
    const address = `http://${headers.host ?? '127.0.0.1'}${url}`;
    const request = new Request(address, { method, headers: sentHeaders, ...(body === '' ? {} : { body }) });
    const response = await sandbox.fetch(request);
    const text = await response.text();
    exchanges.push({
      method,
      url,
      headers: Object.fromEntries(sentHeaders),
      body,
      status: response.status,
      response: text,
    });
    outgoing.writeHead(response.status, { 'content-type': 'application/json' }).end(text);
  }

  const { url, close } = await startServer((incoming, outgoing) => void passOn(incoming, outgoing));
  return { url, close, exchanges };
}
