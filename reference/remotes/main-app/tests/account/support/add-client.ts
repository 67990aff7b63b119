import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { Hono } from 'hono';
import { recordOf } from './book.ts';

/** Adds a client of aurora. @returns the id */
export async function addClient(app: Hono, body: object): Promise<string> {
  const addedCallResult = await sandboxResponses({ app, person: 'agent' })({
    method: 'POST',
    path: '/api/reference/clients',
    body,
  });
  return recordOf(addedCallResult).record('data').text('id');
}
