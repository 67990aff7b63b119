import type { Hono } from 'hono';
import { createSandbox } from '../../../sandbox/app.ts';

interface Asking {
  readonly app?: Hono;
  /** The agency whose site asks. */
  readonly agency?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface RecordContext {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Asks a sandbox, a new one unless told, as the site of an agency does, and reads the JSON that it answers. */
export async function askSandbox(path: string, asking: Asking = {}): Promise<RecordContext> {
  const { app = createSandbox(), agency = 'aurora', method = 'GET', headers = {}, body } = asking;
  const answer = await app.request(`http://127.0.0.1:9000${path}`, {
    method,
    headers: { origin: `http://${agency}.localhost:8080`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, json: await answer.json(), headers: answer.headers };
}
