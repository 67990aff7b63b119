import type { Context } from 'hono';
import { isRecord } from './is-record.ts';
import { jsonOf } from './json-of.ts';

const LONGEST = 65_536;

/** The JSON object that a request brings, or null where it brings anything else, or more than 64 kB. */
export async function bodyOf({ req }: Context): Promise<Readonly<Record<string, unknown>> | null> {
  if (Number(req.header('content-length') ?? 0) > LONGEST) return null;
  const text = await req.text();
  const body = text.length > LONGEST ? undefined : jsonOf(text);
  return isRecord(body) ? body : null;
}
