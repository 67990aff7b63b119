import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import type { AddressRange } from '../application/shared/read-proxies.ts';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import { isLogout } from '../domain/navigation/match-path.ts';
import type { FindAgency } from './agency-cache.ts';
import { pageHead } from './head/page-head.ts';
import { clearLogoutCookies } from './logout-cookies.ts';
import { machineFiles } from './machine-files/machine-files.ts';
import { inlineImportMap, integrityOf, type PageConfiguration, type PoliciesFile } from './page-configuration.ts';
import { createSitePages } from './pages-by-site.ts';
import { redirectLocation } from './redirect-location.ts';
import { type BuildManifest, pageFiles } from './render/build-manifest.ts';
import { pageDocument } from './render/page-document.ts';
import { type RequestShell, renderPage } from './render/render-page.tsx';
import { type RenderRequest, renderRequest } from './render/render-request.ts';
import { securityHeaders } from './security-headers.ts';
import { defaultHeaders, hasTokenInAddress, isPersonal, readSite, siteOf, wantsPage } from './site.ts';
import { forwardedTrust } from './trusted-proxies.ts';

/**
 * Responds 304, without a body, where the browser already has the current version
 * (`If-None-Match`). A file gets an ETag: of its length and date where its name
 * changes with its content, else of its content. Builds that give all files one
 * date, as those of container images do, would give two files of one length the same ETag.
 */
const notModified: MiddlewareHandler = async (context, next) => {
  await next();
  if (context.res.status !== 200) return;
  const etag = context.res.headers.get('ETag') ?? (await etagOfFile(context.res));
  if (etag === undefined) return;
  context.header('ETag', etag);
  if (!includesTag(context.req.header('If-None-Match'), etag)) return;

  const { res } = context;
  await res.body?.cancel();
  const headers = new Headers(res.headers);
  for (const name of ['Content-Length', 'Content-Type', 'Content-Encoding']) headers.delete(name);
  context.res = undefined;
  context.res = new Response(null, { status: 304, headers });
};

/** `undefined` for a response that is no file, and for HEAD requests to files whose content is not read. */
async function etagOfFile(response: Response): Promise<string | undefined> {
  const { headers } = response;
  const [changed, length] = [headers.get('Last-Modified'), headers.get('Content-Length')];
  if (changed === null || length === null) return undefined;
  if (!headers.get('Cache-Control')?.includes('immutable'))
    return response.body === null ? undefined : digestOf(response);
  return `W/"${Number(length).toString(16)}-${(Date.parse(changed) / 1000).toString(16)}"`;
}

async function digestOf(response: Response): Promise<string> {
  const content = new Uint8Array(await response.clone().arrayBuffer());
  return `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

function includesTag(ifNoneMatch: string | undefined, etag: string): boolean {
  const withoutWeakMark = (tag: string) => tag.trim().replace(/^W\//, '');
  const tags = ifNoneMatch?.split(',').map(withoutWeakMark) ?? [];
  return tags.includes('*') || tags.includes(withoutWeakMark(etag));
}

/**
 * Serves what the build made for browsers, and only that: the shell's files at the root, the remote modules under
 * `/remotes/`, compressed where the build compressed them. Passes on what is no file.
 *
 * @param root the folder of the build, with `client/` and `remotes/` in it
 */
function staticFiles(root: string): MiddlewareHandler {
  const client = serveStatic({ root: join(root, 'client'), precompressed: true });
  const remotes = serveStatic({
    root: join(root, 'remotes'),
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/remotes\//, '/'),
  });
  return (context, next) => (context.req.path.startsWith('/remotes/') ? remotes : client)(context, next);
}

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

/** Names with a digest in them: one content each. */
const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
const A_YEAR = 'public, max-age=31536000, immutable';

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

  edge.use(readSite(forwardedTrust(trustedProxies)), defaultHeaders);
  edge.get('/healthz', (context) => context.text('ok'));
  if (sandbox !== undefined) {
    for (const path of ['/api/*', '/resort-api/*', '/sandbox/*', '/media/*']) {
      edge.all(path, (context) => sandbox.fetch(context.req.raw, context.env));
    }
  }
  edge.use(notModified, async (context, next) => {
    await next();
    const forever = context.res.ok && IMMUTABLE_PATHS.test(context.req.path);
    const checked = isPersonal(context.req) ? 'private, no-store' : 'no-cache';
    if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', forever ? A_YEAR : checked);
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
  edge.use(staticFiles(root));
  // Browsers request it before the page has set its icon.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) =>
    wantsPage(context.req.path, context.req.header('accept')) ? render(context) : context.notFound(),
  );
  return edge;
}
