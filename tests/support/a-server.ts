import type { RequestListener } from 'node:http';
import { onTestFinished } from 'vitest';
import { startServer, type TestServer } from './test-server.ts';

/** A server of the test that asks for it, gone when that is over. */
export async function aServer(answer: RequestListener): Promise<TestServer> {
  const server = await startServer(answer);
  onTestFinished(server.close);
  return server;
}
