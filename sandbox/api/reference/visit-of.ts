import type { Context } from 'hono';

const LONGEST = 200;

/** The id of the visit that a request belongs to; empty for none. */
export function visitOf({ req }: Context): string {
  return (req.header('x-session-id') ?? '').slice(0, LONGEST);
}
