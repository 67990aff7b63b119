import type { IncomingHttpHeaders } from 'node:http';

/** A response over https, and the one over http to the same request. */
export interface ObservedSite {
  readonly headers: IncomingHttpHeaders;
  readonly byHttp: { readonly status: number; readonly location: string | undefined };
  /** The host of the request. */
  readonly host: string;
}

/** Six months in seconds, as Observatory counts them. */
const SIX_MONTHS = 15_552_000;
const BROAD_SOURCES = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const INLINE_SOURCES = ["'unsafe-inline'", 'data:'];
const GOOD_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

/**
 * The rules of MDN's HTTP Observatory about headers, by its names. Each returns the faults of a response, or none if it
 * passes. A missing header fails here even if Observatory accepts that.
 *
 * @see https://github.com/mdn/mdn-http-observatory/tree/main/src/analyzer/tests
 */
export const OBSERVATORY_RULES: Readonly<Record<string, (observed: ObservedSite) => readonly string[]>> = {
  'content-security-policy': ({ headers }) => complaintsAboutPolicy(headers['content-security-policy']),
  cookies: ({ headers }) => (headers['set-cookie'] ?? []).flatMap(complaintsAboutCookie),
  'cross-origin-resource-sharing': ({ headers }) =>
    ['access-control-allow-origin', 'access-control-allow-credentials'].filter((name) => name in headers),
  'cross-origin-opener-policy': ({ headers }) =>
    unlessMatches(
      /^(same-origin|same-origin-allow-popups|noopener-allow-popups)$/,
      headers['cross-origin-opener-policy'],
    ),
  'cross-origin-resource-policy': ({ headers }) =>
    unlessMatches(/^(same-origin|same-site)$/, headers['cross-origin-resource-policy']),
  redirection: ({ byHttp, host }) =>
    byHttp.status === 301 && byHttp.location?.startsWith(`https://${host}/`) === true ? [] : [String(byHttp.location)],
  'referrer-policy': ({ headers }) =>
    unlessMatches(new RegExp(`^(${GOOD_REFERRERS.join('|')})$`), headers['referrer-policy']),
  'strict-transport-security': ({ headers: { 'strict-transport-security': header = '' } }) => {
    const [, seconds = '0'] = /^max-age=(\d+)(?:;|$)/.exec(header) ?? [];
    return Number(seconds) < SIX_MONTHS || header.includes(',') ? [header] : [];
  },
  'x-content-type-options': ({ headers }) => unlessMatches(/^nosniff$/, headers['x-content-type-options']),
  'x-frame-options': ({ headers }) => {
    const ancestors = directivesOf(headers['content-security-policy']).get('frame-ancestors') ?? ['*'];
    return ancestors.filter((source) => BROAD_SOURCES.includes(source));
  },
};

function unlessMatches(pattern: RegExp, header: string | string[] | undefined): readonly string[] {
  return typeof header === 'string' && pattern.test(header) ? [] : [String(header)];
}

/** Browsers use the first directive of a name; Observatory rejects a policy that has a name twice. */
function directivesOf(policy: string | string[] | undefined): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const [name = '', ...sources] of String(policy ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/))) {
    if (directives.has(name)) throw new Error(`The policy has ${name} twice.`);
    directives.set(name, sources);
  }
  return directives;
}

function complaintsAboutPolicy(policy: string | string[] | undefined): readonly string[] {
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  const forbidden: Readonly<Record<string, readonly string[]>> = {
    'script-src': [...BROAD_SOURCES, ...INLINE_SOURCES, "'unsafe-eval'"],
    'style-src': [...BROAD_SOURCES, ...INLINE_SOURCES, "'unsafe-eval'"],
    'object-src': BROAD_SOURCES,
    'base-uri': [...BROAD_SOURCES, ...INLINE_SOURCES],
    'form-action': BROAD_SOURCES,
  };
  const unsafe = Object.entries(forbidden).flatMap(([name, values]) =>
    sourcesOf(name)
      .filter((source) => values.includes(source))
      .map((source) => `${name} ${source}`),
  );
  const insecure = [...directives].flatMap(([name, sources]) =>
    sources.filter((source) => /^(http|ftp):/.test(source)).map((source) => `${name} ${source}`),
  );
  return [...unsafe, ...insecure];
}

/** Cookies of sessions and log-ins are recognised by these words in their names. */
function complaintsAboutCookie(cookie: string): readonly string[] {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const has = (attribute: RegExp) => attributes.some((writtenAttribute) => attribute.test(writtenAttribute));
  const isSession = /login|sess/i.test(pair.split('=')[0] ?? '');
  return [
    ...(has(/^Secure$/i) ? [] : [`${cookie}: not Secure`]),
    ...(has(/^SameSite=(Lax|Strict)$/i) ? [] : [`${cookie}: no SameSite`]),
    ...(isSession && !has(/^HttpOnly$/i) ? [`${cookie}: not HttpOnly`] : []),
  ];
}
