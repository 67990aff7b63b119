import { json, startServer, type TestServer } from '../support/test-server.ts';
import { anHttpClient } from '../support/an-http-client.ts';
import type { HttpClient } from '../../src/infrastructure/http/http-client.ts';

/** Makes a source whose outside gives this answer, and forgets what it needed for it. */
export type MakeSource<Source> = (wireAnswer: unknown) => Promise<{ source: Source; close(): Promise<void> }>;

/** A source that asks a server of its own over HTTP. */
export function overHttp<Source>(open: (http: HttpClient) => Source): MakeSource<Source> {
  return async (wireAnswer) => {
    const server: TestServer = await startServer(json(wireAnswer));
    return { source: open(anHttpClient(server.url)), close: server.close };
  };
}

/** A source that has its answer at hand. */
export function inMemory<Source>(open: (answer: () => unknown) => Source): MakeSource<Source> {
  return async (wireAnswer) => ({ source: open(() => wireAnswer), close: async () => undefined });
}
