import { type Context, Hono } from 'hono';
import type { PolicyBook } from '../domain/agency/policy-book.ts';
import type { FindAgency } from './agency-cache.ts';
import { inlineImportMap, type PageConfiguration, type PoliciesFile } from './page-configuration.ts';
import { createSitePages } from './pages-by-site.ts';
import { securityHeaders } from './security-headers.ts';
import { defaultHeaders, isPersonal, siteOf, wantsPage } from './site.ts';
import { notModified, staticFiles } from './static-files.ts';

interface Needs {
  /** The folder of the build. */
  readonly root: string;
  /** The built index.html. */
  readonly html: string;
  /** Of the whole deployment, with every agency's policies. */
  readonly configuration: PageConfiguration;
  readonly findAgency: FindAgency;
  readonly readPolicies: (file: PoliciesFile) => PolicyBook;
  /** A back end on the page's own origin, where no other is configured. */
  readonly sandbox?: { fetch(request: Request, bindings: unknown): Response | Promise<Response> } | undefined;
}

/** Names with a digest in them: one content each. */
const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
const A_YEAR = 'public, max-age=31536000, immutable';

/** The server of the shell: files, the page for everything that people open, and its run-time configuration. */
export function createEdge({ root, html, configuration, findAgency, readPolicies, sandbox }: Needs): Hono {
  const pageOf = createSitePages({ html, deployment: configuration, findAgency, readPolicies });
  const headers = securityHeaders(configuration, { measuring: false, chatWidgetUrl: '' }, inlineImportMap(html));
  const edge = new Hono();

  edge.use(defaultHeaders);
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
    context.header('Cache-Control', forever ? A_YEAR : checked);
    context.header('Vary', 'Accept-Encoding');
    for (const [name, value] of headers) if (!context.res.headers.has(name)) context.header(name, value);
  });

  const send = async (context: Context, what: 'page' | 'configuration') => {
    const { [what]: text, headers: own } = await pageOf(siteOf(context));
    const { body, encoding, etag } = text.for(context.req.header('accept-encoding'));
    if (encoding !== undefined) context.header('Content-Encoding', encoding);
    for (const [name, value] of own) context.header(name, value);
    return context.body(body, 200, { 'Content-Type': text.type, ETag: etag });
  };
  edge.get('/', (context) => send(context, 'page'));
  edge.get('/index.html', (context) => send(context, 'page'));
  edge.get('/livery-config.json', (context) => send(context, 'configuration'));
  edge.use(staticFiles(root));
  // Browsers request it before the page has set its icon.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) =>
    wantsPage(context.req.path, context.req.header('accept')) ? send(context, 'page') : context.notFound(),
  );
  return edge;
}
