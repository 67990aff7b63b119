import type { Context } from 'hono';
import { isRecord } from './is-record.ts';
import { jsonOf } from './json-of.ts';

/** The JSON object that a request brings, or null where it brings anything else. */
export async function bodyOf({ req }: Context): Promise<Readonly<Record<string, unknown>> | null> {
  const body = jsonOf(await req.text());
  return isRecord(body) ? body : null;
}
