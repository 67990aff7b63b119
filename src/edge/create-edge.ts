import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Hono, type MiddlewareHandler } from 'hono';
import type { ResponseCache } from '../application/shared/response-cache.port.ts';
import type { StoredValues } from '../application/shared/stored-values.port.ts';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import type { Tenant } from '../domain/agency/tenant.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import type { RemotePages } from '../domain/remotes/routes.ts';
import type { PoliciesFile } from '../infrastructure/configuration/parse-policies.ts';
import type { AddressRange } from '../infrastructure/configuration/parse-proxies.ts';
import { builtFiles } from './built-files.ts';
import type { PageLifetimes } from './cache/page-lifetimes.ts';
import { servePages, type TenantMismatch } from './cache/serve-pages.ts';
import { setDecisionHeader, withDecisionHeader, withFileDecisionHeader } from './decision-header.ts';
import { handleError } from './handle-error.ts';
import { forwardedTrust, hostReader } from './host.ts';
import { clearLogoutCookies } from './logout-cookies.ts';
import { machineFiles } from './machine-files/machine-files.ts';
import { notModified } from './not-modified.ts';
import { offlineRoutes } from './offline-routes.ts';
import { type AgencyFinder, siteOpener } from './open-site.ts';
import { currentRequest } from './operation/current-request.ts';
import type { LimitPages } from './operation/limit-pages.ts';
import { inlineScripts, integrityDigests, type PageConfiguration } from './page-configuration.ts';
import { createSitePages } from './pages-by-site.ts';
import { rememberRedirectedAddress } from './redirected-address.ts';
import { type BuildManifest, pageFiles } from './render/build-manifest.ts';
import { createNextTurn, limitRenders } from './render/fair-turns.ts';
import { type PageRemotes, pageRenderer } from './render/page-renderer.ts';
import type { OpenShell } from './render/render-page.tsx';
import type { ResponseCookies } from './response-cookies.ts';
import { type ConfiguredServices, defaultHeaders, NO_SNIFF, securityHeaders } from './security-headers.ts';
import { isFilePath, sendFiles } from './send-files.ts';
import { isPagePath, readSite, requestSite } from './site.ts';
import { visitedRequest } from './visited-request.ts';
import { whyRoutes } from './why/why-routes.ts';

interface EdgeDependencies extends PageRemotes {
  /** The folder of the build. */
  readonly root: string;
  /** The built index.html. */
  readonly html: string;
  /** The whole deployment's configuration, with every agency's policies. */
  readonly configuration: PageConfiguration;
  readonly agencies: AgencyFinder;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  /** The current pages of custom remotes; by default, the page reads them itself. */
  readonly remotePages?: (() => readonly RemotePages[]) | undefined;
  /** Opens the shell of one request. */
  readonly openShell: OpenShell;
  /** The values that the device stores, for writing them to the cookies of a response. */
  readonly storedIn: (cookies: ResponseCookies) => StoredValues;
  /** How long a page waits for its data, in milliseconds; with 0, pages are only rendered in the browser. */
  readonly deadline: number;
  readonly manifest: BuildManifest;
  readonly onError: (failure: unknown) => void;
  /** The proxies whose forwarded headers are trusted; by default, see `forwardedTrust`. */
  readonly trustedProxies?: readonly AddressRange[] | undefined;
  /** The deployment's additions to the content security policy of every page; by default, none. */
  readonly configured?: ConfiguredServices;
  /** Called for responses that weren't sent because they are another tenant's, see `sendPage`. */
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
  /** The cache of the API's responses. */
  readonly cache: ResponseCache;
  /** By default, `PAGE_LIFETIMES`. */
  readonly pageLifetimes?: PageLifetimes;
  /** Serves the files of earlier builds, if there are any. */
  readonly formerFiles?: MiddlewareHandler | undefined;
  /** Called with how long each page took, in seconds, including the waits for its turn and for its data. */
  readonly onRender?: (seconds: number) => void;
  /** Limits the pages made for each client; by default, there is no limit. */
  readonly limitPages?: LimitPages;
  /** Receives the reports of browsers. */
  readonly telemetry?: Hono<{ Bindings: { incoming: IncomingMessage } }>;
  /** The secret that signs keys of the why panel; without it, the panel only opens in the environment `local`. */
  readonly whyKey?: string | undefined;
  /** A back end on the page's origin, if no other is configured. */
  readonly sandbox?: { fetch(request: Request, bindings: unknown): Response | Promise<Response> } | undefined;
}

/** The server of the shell. */
export interface Edge extends Hono {
  /** Deletes everything that is cached for a site: the API's responses, and the pages made from them. */
  purge(tenant: Tenant): Promise<void>;
  /** How many pages are being rendered or are waiting for that. */
  queued(): number;
  /** Deletes only the pages, of one site or of all, after another instance deleted their responses. */
  purgePages(tenant?: Tenant): void;
}

const NO_HOST_TEXT = 'The X-Forwarded-Host header names no host.\n';
const NO_STORE_HEADERS = { ...NO_SNIFF, 'Cache-Control': 'no-store' };

/** Serves files, the pages, and the page's run-time configuration. @rule 2.25 */
export function createEdge(dependencies: EdgeDependencies): Edge {
  const { root, html, configuration, agencies, readPolicies, openShell, deadline, manifest, onError } = dependencies;
  const { trustedProxies, configured, sandbox } = dependencies;
  const filesOf = pageFiles({
    manifest,
    entry: 'index.html',
    integrity: integrityDigests(html),
    readText: (path) => readFileSync(join(root, 'client', path), 'utf8'),
  });
  const pageOf = createSitePages({
    html,
    deployment: configuration,
    configured,
    remotePages: dependencies.remotePages,
  });
  const { environment, policies } = configuration;
  const { cache } = dependencies;
  const openSite = siteOpener({ agencies, deadline, cache, policies, readPolicies, pageOf });
  const noServices = { measuring: false, chatWidgetUrl: '', ...configured };
  const headers = securityHeaders(configuration, noServices, inlineScripts(html));
  const build = createHash('sha256').update(html).digest('base64url');
  const sharesPages = sandbox === undefined;
  const sharedDependencies = { openSite, openShell, sharesPages };
  const { renderRemote, moduleOf, pieceRules } = dependencies;
  const rendering = { ...sharedDependencies, filesOf, deadline, onError, renderRemote, moduleOf, pieceRules };
  const isLocal = environment === 'local';
  const renderer = pageRenderer({ ...rendering, nextTurn: createNextTurn(deadline), isLocal });
  const files = machineFiles({ ...sharedDependencies, environment });
  const { render, queued } = limitRenders(renderer, deadline, dependencies.onRender);
  const { limitPages = async () => undefined, onTenantMismatch, pageLifetimes: lifetimes } = dependencies;
  const { refused } = renderer;
  const pages = servePages({ render, refused, limitPages, files, build, lifetimes, onTenantMismatch });
  const parseHost = hostReader(forwardedTrust(trustedProxies));
  const edge = new Hono().onError(handleError(onError));

  const sendFile = sendFiles({
    files: new Map([...builtFiles(join(root, 'client'), '/'), ...builtFiles(join(root, 'remotes'), '/remotes/')]),
    security: headers,
  });

  edge.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(currentRequest()?.headers ?? {})) context.header(name, value);
  });
  edge.use(setDecisionHeader, defaultHeaders);
  edge.get('/healthz', (context) => context.text('ok'));
  if (dependencies.telemetry !== undefined) edge.route('/', dependencies.telemetry);
  if (sandbox !== undefined) {
    for (const path of ['/api/*', '/resort-api/*', '/sandbox/*', '/media/*']) {
      edge.all(path, (context) => sandbox.fetch(visitedRequest(context.req.raw, requestSite(context)), context.env));
    }
  }
  edge.route('/', whyRoutes({ environment, secret: dependencies.whyKey }));
  edge.use(async (context, next) => {
    await next();
    if (isLogout(context.req.path)) clearLogoutCookies(context);
    else if (context.res.status === 302) rememberRedirectedAddress(context, dependencies.storedIn);
    // The page's requests for its files would send the token in their Referer.
    if (requestSite(context).hasTokenInAddress) context.header('Referrer-Policy', 'strict-origin');
  });
  edge.use(notModified, async (context, next) => {
    await next();
    const checked = requestSite(context).isPersonal ? 'private, no-store' : 'no-cache';
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', checked);
    if (!context.res.headers.has('Vary')) context.header('Vary', 'Accept-Encoding');
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  });

  edge.get('/index.html', (context) => context.redirect(`/${new URL(context.req.url).search}`, 301));
  for (const path of ['/', ...files.keys()]) edge.get(path, pages.send);
  edge.route('/', offlineRoutes({ deployment: configuration, openSite, pages }));
  edge.use(async (context, next) => sendFile(context, requestSite(context)) ?? next());
  if (dependencies.formerFiles !== undefined) edge.use(dependencies.formerFiles);
  // Browsers request it before the page has set an icon.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) => (isPagePath(context.req.path) ? pages.send(context) : context.notFound()));
  edge.all('*', (context) => context.text('405 Method Not Allowed', 405, { Allow: 'GET, HEAD' }));

  // Most requests are for files and stored pages: for these nothing else runs.
  const front = new Hono().onError(handleError(onError));
  front.all('*', (context) => {
    const { path, raw } = context.req;
    const host = parseHost(context);
    const file = isFilePath(path) ? sendFile(context, host) : undefined;
    if (file !== undefined) return withFileDecisionHeader(path, host, file);
    if (host === undefined)
      return context.text(NO_HOST_TEXT, 400, { ...NO_STORE_HEADERS, ...currentRequest()?.headers });
    const site = readSite(context, host);
    const storedResponse = pages.stored(context, site);
    return storedResponse === undefined
      ? edge.fetch(raw, Object.assign({}, context.env, { site }))
      : withDecisionHeader(site, storedResponse);
  });
  return Object.assign(front, {
    queued,
    async purge(tenant: Tenant) {
      // Responses first, so that no page stored later was made from them.
      await cache.purge(tenant);
      pages.purge(tenant);
    },
    purgePages: pages.purge,
  });
}
