import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import type { AddressRange } from '../application/shared/read-proxies.ts';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import type { FindAgency } from './agency-cache.ts';
import { builtFiles } from './built-files.ts';
import { pageHead } from './head/page-head.ts';
import { clearLogoutCookies } from './logout-cookies.ts';
import { machineFiles } from './machine-files/machine-files.ts';
import { notModified } from './not-modified.ts';
import { inlineImportMap, integrityOf, type PageConfiguration, type PoliciesFile } from './page-configuration.ts';
import { createSitePages } from './pages-by-site.ts';
import { redirectLocation } from './redirect-location.ts';
import { type BuildManifest, pageFiles } from './render/build-manifest.ts';
import { pageDocument } from './render/page-document.ts';
import { type RequestShell, renderPage } from './render/render-page.tsx';
import { type RenderRequest, renderRequest } from './render/render-request.ts';
import { securityHeaders } from './security-headers.ts';
import { sendFiles } from './send-files.ts';
import { defaultHeaders, hasTokenInAddress, isPersonal, isSecure, readSite, siteOf, wantsPage } from './site.ts';
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
  /** How long a page waits for its data, in milliseconds; with 0, pages are rendered in the browser only. */
  readonly deadline: number;
  readonly manifest: BuildManifest;
  readonly onError: (failure: unknown) => void;
  /** The proxies whose forwarded headers count; left out, see `forwardedTrust`. */
  readonly trustedProxies?: readonly AddressRange[] | undefined;
  /** A back end on the page's own origin, where no other is configured. */
  readonly sandbox?: { fetch(request: Request, bindings: unknown): Response | Promise<Response> } | undefined;
}

/** Of pages that are no success; the seconds after which to try again are those in which the API may be back. */
const HEADERS_BY_STATUS: ReadonlyMap<number, readonly (readonly [name: string, value: string])[]> = new Map([
  [403, [['X-Robots-Tag', 'noindex']]],
  [503, [['Retry-After', '5']]],
]);

/** The server of the shell: files, the page for everything that people open, and its run-time configuration. */
export function createEdge(needs: Needs): Hono {
  const { root, html, configuration, findAgency, readPolicies, openShell, deadline, manifest, onError } = needs;
  const { trustedProxies, sandbox } = needs;
  const filesOf = pageFiles(manifest, 'index.html', integrityOf(html));
  const pageOf = createSitePages({ html, deployment: configuration, findAgency, readPolicies });
  const headers = securityHeaders(configuration, { measuring: false, chatWidgetUrl: '' }, inlineImportMap(html));
  const edge = new Hono();

  const trustOf = forwardedTrust(trustedProxies);
  const sendFile = sendFiles({
    files: new Map([...builtFiles(join(root, 'client'), '/'), ...builtFiles(join(root, 'remotes'), '/remotes/')]),
    security: headers,
    isSecure: (context) => isSecure(context, trustOf),
  });

  // Most requests are for these, so nothing else is done for them.
  for (const path of ['/assets/*', '/remotes/*']) edge.use(path, sendFile);
  edge.use(readSite(trustOf));
  edge.use(defaultHeaders);
  edge.get('/healthz', (context) => context.text('ok'));
  if (sandbox !== undefined) {
    for (const path of ['/api/*', '/resort-api/*', '/sandbox/*', '/media/*']) {
      edge.all(path, (context) => sandbox.fetch(context.req.raw, context.env));
    }
  }
  edge.use(notModified, async (context, next) => {
    await next();
    const checked = isPersonal(context.req) ? 'private, no-store' : 'no-cache';
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', checked);
    context.header('Vary', 'Accept-Encoding');
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  });

  const render = async (context: Context) => {
    const site = siteOf(context);
    const { html, allowed, pageConfiguration } = await pageOf(site);
    const request = renderRequest(context, site);
    if (isLogout(request.url.pathname)) {
      clearLogoutCookies(context);
      context.header('Cache-Control', 'private, no-store');
    }
    if (deadline === 0 || hasTokenInAddress(context.req)) return send(context, 'page');
    try {
      const opened = openShell(request, pageConfiguration);
      const page = await renderPage(request, { shell: opened, deadline, onError });
      if (page.kind === 'redirect') return redirect(context, page.location, request);
      const extra = await pageHead({ shell: opened.shell, request, page });
      const document = pageDocument(html, { page, files: filesOf(page.view.components), extra });
      const styles = document.styleSource === undefined ? [] : [document.styleSource];
      for (const [name, value] of securityHeaders(pageConfiguration, { ...allowed, styles }, inlineImportMap(html)))
        context.header(name, value);
      for (const [name, value] of HEADERS_BY_STATUS.get(page.status) ?? []) context.header(name, value);
      return context.html(document.html, page.status);
    } catch (failure) {
      onError(failure);
      return send(context, 'page');
    }
  };
  /** Where only the device knows the whole target, as with a deal link that it remembers, the browser redirects. */
  const redirect = (context: Context, target: string, { site, hasDeepLink }: RenderRequest) => {
    const location = redirectLocation(target, site.origin);
    if (location === undefined || (hasDeepLink && !location.startsWith('/'))) return send(context, 'page');
    context.header('Cache-Control', 'no-store');
    return context.redirect(location, 302);
  };
  const send = async (context: Context, what: 'page' | 'configuration') => {
    const { [what]: text, headers: own } = await pageOf(siteOf(context));
    const { body, encoding, etag } = text.for(context.req.header('accept-encoding'));
    if (encoding !== undefined) context.header('Content-Encoding', encoding);
    for (const [name, value] of own) context.header(name, value);
    return context.body(body, 200, { 'Content-Type': text.type, ETag: etag });
  };
  edge.get('/', render);
  edge.get('/index.html', (context) => send(context, 'page'));
  edge.get('/livery-config.json', (context) => send(context, 'configuration'));
  edge.route(
    '/',
    machineFiles({
      findAgency,
      policies: readPolicies(configuration.policies),
      environment: configuration.environment,
      openShell: async (context, site) =>
        openShell(renderRequest(context, site), (await pageOf(site)).pageConfiguration).shell,
      deadline,
    }),
  );
  edge.use(sendFile);
  // Browsers request it before the page has set its icon.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) =>
    wantsPage(context.req.path, context.req.header('accept')) ? render(context) : context.notFound(),
  );
  return edge;
}
