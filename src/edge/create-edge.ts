import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { StoredValues } from '../application/shared/stored-values.port.ts';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import type { Tenant } from '../domain/agency/tenant.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import type { AddressRange } from '../infrastructure/configuration/read-proxies.ts';
import { builtFiles } from './built-files.ts';
import { limitRenders } from './cache/limit-renders.ts';
import type { TenantMismatch } from './cache/send-page.ts';
import { servePages } from './cache/serve-pages.ts';
import type { FindAgency } from './find-agency.ts';
import { clearLogoutCookies } from './logout-cookies.ts';
import { machineFiles } from './machine-files/machine-files.ts';
import { notModified } from './not-modified.ts';
import { offlineRoutes } from './offline-routes.ts';
import { inlineImportMap, integrityOf, type PageConfiguration, type PoliciesFile } from './page-configuration.ts';
import { createSitePages } from './pages-by-site.ts';
import { rememberRedirectedAddress } from './redirected-address.ts';
import { type BuildManifest, pageFiles } from './render/build-manifest.ts';
import { pageRenderer } from './render/page-renderer.ts';
import type { RequestShell } from './render/render-page.tsx';
import type { RenderRequest } from './render/render-request.ts';
import type { ResponseCookies } from './response-cookies.ts';
import { securityHeaders } from './security-headers.ts';
import { isFilePath, sendFiles } from './send-files.ts';
import { defaultHeaders, hasTokenInAddress, isPagePath, isPersonal, siteReader, withSite } from './site.ts';
import { forwardedTrust } from './trusted-proxies.ts';

interface Needs {
  /** The folder of the build. */
  readonly root: string;
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly configuration: PageConfiguration;
  readonly findAgency: FindAgency;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  /** Opens the shell of one request. */
  readonly openShell: (request: RenderRequest, configuration: PageConfiguration) => RequestShell;
  /** The values that the device stores, in the cookies of a response. */
  readonly storedIn: (cookies: ResponseCookies) => StoredValues;
  /** How long a page waits for its data, in milliseconds; with 0, pages are rendered in the browser only. */
  readonly deadline: number;
  readonly manifest: BuildManifest;
  readonly onError: (failure: unknown) => void;
  /** The proxies whose forwarded headers count; left out, see `forwardedTrust`. */
  readonly trustedProxies?: readonly AddressRange[] | undefined;
  /** Counts responses that were not sent because they are another tenant's, see `sendPage`. */
  readonly onTenantMismatch: (mismatch: TenantMismatch) => void;
  /** Deletes the responses of the API that are cached for a site. */
  readonly purgeResponses: (tenant: Tenant) => Promise<void>;
  /** A back end on the page's own origin, where no other is configured. */
  readonly sandbox?: { fetch(request: Request, bindings: unknown): Response | Promise<Response> } | undefined;
}

/** The server of the shell. */
export interface Edge extends Hono {
  /** Deletes everything that is cached for a site: the responses of the API, and the pages that were made of them. */
  purge(tenant: Tenant): Promise<void>;
}

/** Serves files, the page for everything that people open, and its run-time configuration. */
export function createEdge(needs: Needs): Edge {
  const { root, html, configuration, findAgency, readPolicies, openShell, deadline, manifest, onError } = needs;
  const { trustedProxies, sandbox } = needs;
  const filesOf = pageFiles({
    manifest,
    entry: 'index.html',
    integrity: integrityOf(html),
    readText: (path) => readFileSync(join(root, 'client', path), 'utf8'),
  });
  const pageOf = createSitePages({ html, deployment: configuration, findAgency, readPolicies });
  const headers = securityHeaders(configuration, { measuring: false, chatWidgetUrl: '' }, inlineImportMap(html));
  const build = createHash('sha256').update(html).digest('base64url');
  const sharesPages = sandbox === undefined;
  const renderer = pageRenderer({ pageOf, filesOf, openShell, deadline, onError, sharesPages });
  const { environment } = configuration;
  const policies = readPolicies(configuration.policies);
  const files = machineFiles({ pageOf, policies, environment, openShell, sharesPages });
  const pages = servePages({ render: limitRenders(renderer), files, build, onTenantMismatch: needs.onTenantMismatch });
  const readSite = siteReader(forwardedTrust(trustedProxies));
  const edge = new Hono();

  const sendFile = sendFiles({
    files: new Map([...builtFiles(join(root, 'client'), '/'), ...builtFiles(join(root, 'remotes'), '/remotes/')]),
    security: headers,
    isSecure: (context) => readSite(context)?.isSecure === true,
  });

  edge.use(withSite(readSite));
  edge.use(defaultHeaders);
  edge.get('/healthz', (context) => context.text('ok'));
  if (sandbox !== undefined) {
    for (const path of ['/api/*', '/resort-api/*', '/sandbox/*', '/media/*']) {
      edge.all(path, (context) => sandbox.fetch(context.req.raw, context.env));
    }
  }
  edge.use(async (context, next) => {
    await next();
    if (isLogout(context.req.path)) clearLogoutCookies(context);
    else if (context.res.status === 302) rememberRedirectedAddress(context, needs.storedIn);
    // The page's requests for its files would carry the token in their Referer.
    if (hasTokenInAddress(context.req)) context.header('Referrer-Policy', 'strict-origin');
  });
  edge.use(notModified, async (context, next) => {
    await next();
    const checked = isPersonal(context.req) ? 'private, no-store' : 'no-cache';
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', checked);
    if (!context.res.headers.has('Vary')) context.header('Vary', 'Accept-Encoding');
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  });

  edge.get('/index.html', (context) => context.redirect(`/${new URL(context.req.url).search}`, 301));
  for (const path of ['/', ...files.keys()]) edge.get(path, pages.send);
  edge.route('/', offlineRoutes({ findAgency, pageOf, readPolicies, renderOther: pages.send }));
  edge.use(async (context, next) => sendFile(context) ?? next());
  // Browsers request it before the page has set its icon.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) => (isPagePath(context.req.path) ? pages.send(context) : context.notFound()));
  edge.all('*', (context) => context.text('405 Method Not Allowed', 405, { Allow: 'GET, HEAD' }));

  // Most requests are for files and for pages that are stored: for those nothing else runs, and nothing waits.
  const front = new Hono();
  front.all('*', (context) => {
    const file = isFilePath(context.req.path) ? sendFile(context) : undefined;
    if (file !== undefined) return file;
    const site = readSite(context);
    return (site && pages.stored(context, site)) ?? edge.fetch(context.req.raw, context.env);
  });
  return Object.assign(front, {
    async purge(tenant: Tenant) {
      // First the responses: no page that is stored afterwards was made of them.
      await needs.purgeResponses(tenant);
      pages.purge(tenant);
    },
  });
}
