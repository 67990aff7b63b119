interface CacheHeaders {
  readonly 'set-cookie'?: unknown;
  readonly 'cache-control'?: unknown;
  readonly vary?: unknown;
  readonly age?: unknown;
  readonly expires?: unknown;
  readonly date?: unknown;
}

const UNSHARED_PATTERN = /(?:^|[\s,;])(?:private|no-store|no-cache)(?=$|[\s,;=])/i;
/** Matches a `Vary` of `*`: the response depends on more than the request's headers. */
const VARY_ANY_PATTERN = /(?:^|[\s,])\*(?=$|[\s,])/;

/** For shared caches, `s-maxage` overrides `max-age` (RFC 9111). */
const LIFETIME_PATTERNS = ['s-maxage', 'max-age'].map(
  (name) => new RegExp(`(?:^|[\\s,;])${name}(?=$|[\\s,;=])(?:\\s*=\\s*"?([^\\s,;"]*))?`, 'gi'),
);

/**
 * How many more seconds visitors may share a good response, after the time that caches have had it: 0 if the API
 * forbids sharing or its headers can't be parsed, and `Infinity` if it says nothing about it.
 */
export function sharedSeconds(headers: CacheHeaders): number {
  const control = headerText(headers['cache-control']);
  if (
    headers['set-cookie'] !== undefined ||
    UNSHARED_PATTERN.test(control) ||
    VARY_ANY_PATTERN.test(headerText(headers.vary))
  )
    return 0;
  const reportedArrays = LIFETIME_PATTERNS.map((lifetime) => [...control.matchAll(lifetime)]).find(
    (arrays) => arrays.length > 0,
  );
  const lifetime = Math.min(
    ...(reportedArrays?.map(([, seconds]) => parseSeconds(seconds) ?? 0) ?? [secondsUntilExpiry(headers)]),
  );
  const [age] = headerText(headers.age).split(',');
  return Math.max(0, lifetime - (parseSeconds(age?.trim()) ?? 0));
}

/** Measured by the API's clock. */
function secondsUntilExpiry({ expires, date }: CacheHeaders): number {
  if (expires === undefined) return Number.POSITIVE_INFINITY;
  const seconds = Math.floor((Date.parse(headerText(expires)) - Date.parse(headerText(date))) / 1000);
  return Number.isNaN(seconds) ? 0 : seconds;
}

function headerText(header: unknown): string {
  return typeof header === 'string' ? header : '';
}

/** The largest value in RFC 9111; larger ones mean the same. */
const MAX_SECONDS = 2 ** 31;

function parseSeconds(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Math.min(Number(text), MAX_SECONDS) : undefined;
}
