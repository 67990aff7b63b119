interface Headers {
  readonly 'set-cookie'?: unknown;
  readonly 'cache-control'?: unknown;
}

const NEVER = /(?:^|[\s,])(?:private|no-store|no-cache)(?=$|[\s,;=])/i;

/** `s-maxage` counts before `max-age` for what visitors share (RFC 9111). */
const LIFETIMES = [/(?:^|[\s,])s-maxage\s*=\s*"?(\d+)/i, /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i] as const;

/**
 * For how many seconds the API lets visitors share a good response: none if it is for one of them, and `Infinity`
 * if the API says nothing about it.
 */
export function sharedSeconds(headers: Headers): number {
  const control = headers['cache-control'];
  const said = typeof control === 'string' ? control : '';
  if (headers['set-cookie'] !== undefined || NEVER.test(said)) return 0;
  const seconds = LIFETIMES.map((lifetime) => lifetime.exec(said)?.[1]).find((found) => found !== undefined);
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds);
}
