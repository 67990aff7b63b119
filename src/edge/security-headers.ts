import { parseUrl } from '@livery/contract/shared/parse-url';
import type { MiddlewareHandler } from 'hono';
import { MEASURING_ORIGINS } from '../domain/analytics/measuring-origins.ts';
import { PAGE_POLICIES } from '../infrastructure/configuration/parse-trusted-types.ts';
import { TELEMETRY_PATHS } from './operation/telemetry-paths.ts';
import type { PageConfiguration } from './page-configuration.ts';
import { requestSite } from './site.ts';

export const NO_SNIFF = { 'X-Content-Type-Options': 'nosniff' };
export const TRANSPORT_SECURITY = { 'Strict-Transport-Security': 'max-age=31536000' };

/** The origins of the analytics scripts that an agency may use. */
const MEASURING_SCRIPTS = Object.values(MEASURING_ORIGINS);

/** Google's tag manager and each tag that it loads create a policy with this name. */
const MEASURING_POLICIES = ['goog#html', "'allow-duplicates'"];

/** The origins that these scripts, which only run with the visitor's consent, send their data to. */
const MEASURING_CALLS = [
  // Each region has its own host.
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://analytics.google.com',
  'https://*.analytics.google.com',
  'https://connect.facebook.net',
  'https://www.facebook.com',
];

/** The origin of remote modules on a developer's machine (`?remote.blog=http://localhost:5174/entry.js`). */
const LOCAL_DEVELOPMENT = 'http://localhost:*';

/** The connection through which such a module's dev server announces edits to the page. */
const LOCAL_EDITS_SOCKET = 'ws://localhost:*';

/** The additions of the deployment's settings on every site. */
export type ConfiguredServices = Pick<AllowedServices, 'trustedTypes' | 'mapOrigins'>;

/** The additions for an agency's site to the deployment's configuration. */
export interface AllowedServices {
  /** Whether the agency uses analytics. */
  readonly measuring: boolean;
  /** Source expressions of the page's style elements; by default, none. */
  readonly styles?: readonly string[];
  /** Further origins of a map's tiles, sprites and glyphs; by default, only that of its style. */
  readonly mapOrigins?: readonly string[] | undefined;
  /** The names of further Trusted Types policies, of libraries that the deployment trusts; by default, none. */
  readonly trustedTypes?: readonly string[] | undefined;
  /**
   * An https address of a third-party page that is shown in a frame when the visitor opens the help chat; empty if
   * there is none.
   */
  readonly chatWidgetUrl: string;
}

/**
 * The headers of every page and file of the shell.
 *
 * The content security policy is the last line of defence: scripts and styles only from the shell and the content host,
 * calls only to the configured services, no framing by other sites, no text as markup or as a script's address except
 * through the page's policies (Trusted Types); measuring services and a chat only on the site of an agency that uses
 * them. In the local environment, code may come from this machine, so that developers can try remote modules. Pictures
 * may come from any https address, because agencies' logos and deals' photographs do; in the local environment also
 * from any http address.
 *
 * @param inline the source expressions of the page's inline scripts
 */
export function securityHeaders(
  configuration: PageConfiguration,
  { measuring, chatWidgetUrl, styles = [], mapOrigins = [], trustedTypes = [] }: AllowedServices,
  inline: readonly string[] = [],
): ReadonlyMap<string, string> {
  const services = ['apiUrl', 'resortUrl', 'contentUrl'] as const;
  const isLocal = configuration.environment === 'local';
  const contents = [...uniqueOrigins([configuration.contentUrl]), ...(isLocal ? [LOCAL_DEVELOPMENT] : [])];
  const scripts = [...inline, ...contents];
  const calls = [
    ...uniqueOrigins([...services.map((service) => configuration[service]), configuration.mapStyleUrl ?? '']),
    ...mapOrigins,
    ...(isLocal ? [LOCAL_DEVELOPMENT, LOCAL_EDITS_SOCKET] : []),
  ];
  const policy = [
    "default-src 'self'",
    `script-src ${sourceList([...scripts, ...(measuring ? MEASURING_SCRIPTS : [])])}`,
    `style-src ${sourceList([...styles, ...contents])}`,
    `font-src ${sourceList(contents)}`,
    `img-src ${sourceList(['https:', ...(isLocal ? ['http:'] : [])])}`,
    `frame-src ${sourceList(uniqueOrigins([chatWidgetUrl]))}`,
    `connect-src ${sourceList([...calls, ...(measuring ? MEASURING_CALLS : [])])}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${[...PAGE_POLICIES, ...trustedTypes, ...(measuring ? MEASURING_POLICIES : [])].join(' ')}`,
    "frame-ancestors 'self'",
    // If both are set, Chromium prefers `report-to`, and then sends no reports from a site without TLS.
    `report-uri ${TELEMETRY_PATHS.violations}`,
  ];
  return new Map([
    ['Content-Security-Policy', policy.join('; ')],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), usb=(), geolocation=(self), payment=(self)'],
    // Pages that open this site get no reference to its window; windows that a remote opens, such as a bank's, have one
    // to this site's.
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    // Other sites can't load this site's pages or files as pictures or scripts.
    ['Cross-Origin-Resource-Policy', 'same-origin'],
  ]);
}

/**
 * The headers of every response: it names its site, its type is never sniffed, it isn't cached unless its handler
 * allows it, and a client that used https has to use https again. Subdomains of the agency's host aren't included.
 */
export const defaultHeaders: MiddlewareHandler = async (context, next) => {
  await next();
  const { tenant, isSecure } = requestSite(context);
  const always = { ...NO_SNIFF, 'X-Livery-Tenant': tenant, ...(isSecure ? TRANSPORT_SECURITY : {}) };
  for (const [name, value] of Object.entries(always)) context.header(name, value);
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
};

/**
 * The policy of the service worker, which stores the agency's logo from any https host; in the local environment also
 * from http.
 */
export function workerPolicy({ environment }: Pick<PageConfiguration, 'environment'>): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `connect-src 'self' https:${environment === 'local' ? ' http:' : ''}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

function sourceList(others: readonly string[]): string {
  return ["'self'", ...others].join(' ');
}

/** Each origin once; paths are left out, because the page's origin is always allowed. */
function uniqueOrigins(addresses: readonly string[]): string[] {
  return [...new Set(addresses.flatMap((address) => parseUrl(address)?.origin ?? []))];
}
