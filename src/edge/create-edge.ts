import { Hono } from 'hono';
import { inlineImportMap } from './inline-import-map.ts';
import type { PageConfiguration } from './page-configuration.ts';
import { pageWithConfiguration } from './page-with-configuration.ts';
import { securityHeaders } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { wantsPage } from './wants-page.ts';

interface Needs {
  /** The folder of the build. */
  readonly root: string;
  /** The built index.html. */
  readonly html: string;
  readonly configuration: PageConfiguration;
  /** A back end on the page's own origin, where no other is configured. */
  readonly sandbox?: { fetch(request: Request, bindings: unknown): Response | Promise<Response> } | undefined;
}

/** Names with a digest in them: one content each. */
const FOREVER = /^\/(assets\/|remotes\/[^/]+\/)/;
const A_YEAR = 'public, max-age=31536000, immutable';

/** The server of the shell: files, the page for everything that people open, and its run-time configuration. */
export function createEdge({ root, html, configuration, sandbox }: Needs): Hono {
  const page = pageWithConfiguration(html, configuration);
  const headers = securityHeaders(configuration, inlineImportMap(html));
  const edge = new Hono();

  if (sandbox !== undefined) {
    for (const path of ['/api/*', '/resort-api/*', '/sandbox/*', '/media/*']) {
      edge.all(path, (context) => sandbox.fetch(context.req.raw, context.env));
    }
  }
  edge.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.header(name, value);
    const forever = context.res.ok && FOREVER.test(context.req.path);
    context.header('Cache-Control', forever ? A_YEAR : 'no-cache');
  });
  edge.get('/', (context) => context.html(page));
  edge.get('/index.html', (context) => context.html(page));
  edge.get('/livery-config.json', (context) => context.json(configuration));
  edge.use(staticFiles(root));
  // Browsers ask for it before the page knows whose icon it is to show: it is nobody's.
  edge.get('/favicon.ico', (context) => context.body(null, 204));
  edge.get('*', (context) =>
    wantsPage(context.req.path, context.req.header('accept')) ? context.html(page) : context.notFound(),
  );
  return edge;
}
