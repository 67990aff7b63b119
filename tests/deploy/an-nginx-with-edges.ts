import type { IncomingMessage, RequestListener } from 'node:http';
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startServer, type TestServer } from '../support/http/test-server.ts';
import { type RunningNginx, startNginx } from './run-nginx.ts';

interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** nginx in front of three edges whose responses a test sets: by default, a page that may not be stored. */
export function anNginxWithEdges() {
  let nginx: RunningNginx;
  let edges: readonly TestServer[] = [];
  let respond: RequestListener;
  let page = 0;

  beforeAll(async () => {
    edges = await Promise.all([1, 2, 3].map(() => startServer((...exchange) => respond(...exchange))));
    nginx = await startNginx(edges.map(({ url }) => new URL(url).host));
  });
  afterAll(async () => {
    await nginx.stop();
    await Promise.all(edges.map(({ close }) => close()));
  });
  beforeEach(() => {
    page += 1;
    respond = (_, response) => response.writeHead(200, { 'cache-control': 'private, no-store' }).end('a page');
  });

  return {
    nginx: () => nginx,
    /** The path of a page that only this test uses, so that it isn't cached yet. */
    path: () => `/page-${page}`,
    /** The requests that reached edges. */
    served: (): readonly IncomingMessage[] => edges.flatMap(({ requests }) => requests),
    respondWith(listener: RequestListener) {
      respond = listener;
    },
    /** Sends a request by HTTP/2. */
    request: (path: string, headers: OutgoingHttpHeaders = {}, body?: string): Promise<Reply> =>
      new Promise((resolve, reject) => {
        const session = connect(`https://127.0.0.1:${nginx.ports.https}`, { rejectUnauthorized: false });
        session.once('error', reject);
        const stream = session.request({ ':path': path, ':authority': 'aurora.example', ...headers });
        let text = '';
        let receivedHeaders: IncomingHttpHeaders = {};
        stream.once('error', reject).on('response', (head) => {
          receivedHeaders = head;
        });
        stream.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        stream.once('end', () => {
          session.close();
          resolve({ status: Number(receivedHeaders[':status']), headers: receivedHeaders, text });
        });
        stream.end(body);
      }),
  };
}
