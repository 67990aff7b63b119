import type { Hono } from 'hono';
import { askSandbox, type RecordContext } from '../../support/ask-sandbox.ts';

type Headers = Readonly<Record<string, string>>;

/** Asks the reference app's calls of a sandbox. */
export function askReference(app: Hono) {
  return {
    get: (path: string, headers: Headers, agency = 'aurora'): Promise<RecordContext> =>
      askSandbox(`/api/reference/${path}`, { app, headers, agency }),
    post: (path: string, body: unknown, headers: Headers, agency = 'aurora'): Promise<RecordContext> =>
      askSandbox(`/api/reference/${path}`, { app, method: 'POST', body, headers, agency }),
  };
}

/** What is in an answer. */
export const dataOf = <T>({ json }: Pick<RecordContext, 'json'>): T => (json as { data: T }).data;
