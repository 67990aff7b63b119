interface Headers {
  readonly 'set-cookie'?: unknown;
  readonly 'cache-control'?: unknown;
  readonly vary?: unknown;
  readonly age?: unknown;
  readonly expires?: unknown;
  readonly date?: unknown;
}

const NEVER = /(?:^|[\s,;])(?:private|no-store|no-cache)(?=$|[\s,;=])/i;
/** It depends on more than headers of the request. */
const VARIES = /(?:^|[\s,])\*(?=$|[\s,])/;

/** `s-maxage` counts before `max-age` for what visitors share (RFC 9111). */
const LIFETIMES = ['s-maxage', 'max-age'].map(
  (name) => new RegExp(`(?:^|[\\s,;])${name}(?=$|[\\s,;=])(?:\\s*=\\s*"?([^\\s,;"]*))?`, 'gi'),
);

/**
 * For how many seconds the API lets visitors share a good response, less those for which caches have had it: none if it
 * is for one of them or says so in a way that can't be read, and `Infinity` if the API says nothing about it.
 */
export function sharedSeconds(headers: Headers): number {
  const control = textOf(headers['cache-control']);
  if (headers['set-cookie'] !== undefined || NEVER.test(control) || VARIES.test(textOf(headers.vary))) return 0;
  const said = LIFETIMES.map((lifetime) => [...control.matchAll(lifetime)]).find((found) => found.length > 0);
  const lifetime = Math.min(...(said?.map(([, seconds]) => parseSeconds(seconds) ?? 0) ?? [untilExpiry(headers)]));
  const [age] = textOf(headers.age).split(',');
  return Math.max(0, lifetime - (parseSeconds(age?.trim()) ?? 0));
}

/** By the clock of the API. */
function untilExpiry({ expires, date }: Headers): number {
  if (expires === undefined) return Number.POSITIVE_INFINITY;
  const seconds = Math.floor((Date.parse(textOf(expires)) - Date.parse(textOf(date))) / 1000);
  return Number.isNaN(seconds) ? 0 : seconds;
}

function textOf(header: unknown): string {
  return typeof header === 'string' ? header : '';
}

/** What RFC 9111 can say; more is as good as that. */
const MOST_SECONDS = 2 ** 31;

function parseSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), MOST_SECONDS) : undefined;
}
