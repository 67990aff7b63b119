import type { MiddlewareHandler } from 'hono';
import type { BuiltFile } from './built-files.ts';
import { includesTag } from './not-modified.ts';
import { NO_SNIFF, siteOf, TRANSPORT_SECURITY } from './site.ts';

/** Names with a digest in them: one content each. */
const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Sends the files that the build made for browsers, compressed where it compressed them, with
 * all headers of a response. Passes on what is no file.
 *
 * @param files by the path in their address
 * @param security the headers of every response
 */
export function sendFiles(
  files: ReadonlyMap<string, BuiltFile>,
  security: ReadonlyMap<string, string>,
): MiddlewareHandler {
  const common = { ...Object.fromEntries(security), ...NO_SNIFF, Vary: 'Accept-Encoding' };
  const lasting = { ...common, 'Cache-Control': A_YEAR };
  const checked = { ...common, 'Cache-Control': 'no-cache' };

  return async (context, next) => {
    const { req } = context;
    const { path } = req;
    const file = req.method === 'GET' || req.method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return next();

    const { headers: own, body } = file.for(req.header('accept-encoding'));
    const headers = {
      ...(IMMUTABLE_PATHS.test(path) ? lasting : checked),
      ...(siteOf(context).isSecure ? TRANSPORT_SECURITY : {}),
    };
    const { ETag: etag = '' } = own;
    const ifNoneMatch = req.header('if-none-match');
    if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, etag)) {
      return new Response(null, { status: 304, headers: { ...headers, ETag: etag } });
    }
    return new Response(req.method === 'HEAD' ? null : body(), { headers: { ...headers, ...own } });
  };
}
