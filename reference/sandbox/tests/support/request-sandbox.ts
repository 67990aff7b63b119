import type { Hono } from 'hono';
import { createSandbox } from '../../app.ts';

export interface RequestOptions {
  readonly app?: Hono;
  /** The agency whose site sends the request. */
  readonly agency?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface JsonResponse {
  readonly status: number;
  readonly json: unknown;
  readonly headers: Headers;
}

/** Sends a request to a sandbox, by default a new one, as an agency's site does, and reads the JSON of the response. */
export async function requestSandbox(path: string, options: RequestOptions = {}): Promise<JsonResponse> {
  const { app = createSandbox(), agency = 'aurora', method = 'GET', headers = {}, body } = options;
  const response = await app.request(`http://127.0.0.1:9000${path}`, {
    method,
    headers: { origin: `http://${agency}.localhost:8080`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: response.status, json: await response.json(), headers: response.headers };
}
