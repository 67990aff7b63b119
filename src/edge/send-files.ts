import type { Context, MiddlewareHandler } from 'hono';
import type { BuiltFile, EncodedFile } from './built-files.ts';
import { includesTag } from './not-modified.ts';
import { NO_SNIFF, TRANSPORT_SECURITY } from './site.ts';

/** Names with a digest in them: one content each. */
const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
const A_YEAR = 'public, max-age=31536000, immutable';

interface Needs {
  /** By the path in their address. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The headers of every response. */
  readonly security: ReadonlyMap<string, string>;
  /** Whether the visitor's own connection is https. */
  readonly isSecure: (context: Context) => boolean;
}

type Headers = Readonly<Record<string, string>>;

/**
 * Sends the files that the build made for browsers, compressed where it compressed them, with
 * all headers of a response. Passes on what is no file.
 */
export function sendFiles({ files, security, isSecure }: Needs): MiddlewareHandler {
  const common = { ...Object.fromEntries(security), ...NO_SNIFF, Vary: 'Accept-Encoding' };
  const lasting = { ...common, 'Cache-Control': A_YEAR };
  const checked = { ...common, 'Cache-Control': 'no-cache' };
  /** Each file's headers, put together once. */
  const headersOf = new Map<EncodedFile, Headers>();

  function allHeaders(path: string, encoded: EncodedFile): Headers {
    const known = headersOf.get(encoded);
    if (known !== undefined) return known;
    const headers = { ...(IMMUTABLE_PATHS.test(path) ? lasting : checked), ...encoded.headers };
    headersOf.set(encoded, headers);
    return headers;
  }

  return async (context, next) => {
    const { req } = context;
    const { method, path } = req;
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return next();

    const encoded = file.for(req.header('accept-encoding'));
    const whole = allHeaders(path, encoded);
    const headers = isSecure(context) ? { ...whole, ...TRANSPORT_SECURITY } : whole;
    const ifNoneMatch = req.header('if-none-match');
    if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, encoded.etag)) {
      const { 'Content-Type': _type, 'Content-Length': _length, 'Content-Encoding': _encoding, ...others } = headers;
      return new Response(null, { status: 304, headers: others });
    }
    return new Response(method === 'HEAD' ? null : encoded.body(), { headers });
  };
}
