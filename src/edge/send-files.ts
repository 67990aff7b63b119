import type { Context } from 'hono';
import type { BuiltFile, EncodedFile } from './built-files.ts';
import type { Host } from './host.ts';
import { includesTag } from './not-modified.ts';
import { currentRequest } from './operation/current-request.ts';
import { NO_SNIFF, TRANSPORT_SECURITY } from './security-headers.ts';

/** Names with a digest in them: one content each. */
export const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
export const A_YEAR = 'public, max-age=31536000, immutable';

interface SendFilesOptions {
  /** By the path in their address. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The headers of every response. */
  readonly security: ReadonlyMap<string, string>;
}

type Headers = Readonly<Record<string, string>>;

/** Whether nothing but a file can be at a path. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/remotes/');
}

/**
 * Sends the files that the build made for browsers, compressed where it compressed them, with
 * all headers of a response. The result is `undefined` for what is no file.
 */
export function sendFiles({
  files,
  security,
}: SendFilesOptions): (context: Context, host: Host | undefined) => Response | undefined {
  const common = { ...Object.fromEntries(security), ...NO_SNIFF, Vary: 'Accept-Encoding' };
  const lasting = { ...common, 'Cache-Control': A_YEAR };
  const checked = { ...common, 'Cache-Control': 'no-cache' };
  /** Each file's headers, put together once: by http, and by https. */
  const headersOf = new Map<EncodedFile, readonly [http: Headers, https: Headers]>();

  function allHeaders(path: string, encoded: EncodedFile): readonly [http: Headers, https: Headers] {
    const known = headersOf.get(encoded);
    if (known !== undefined) return known;
    const headers = { ...(IMMUTABLE_PATHS.test(path) ? lasting : checked), ...encoded.headers };
    const both = [headers, { ...headers, ...TRANSPORT_SECURITY }] as const;
    headersOf.set(encoded, both);
    return both;
  }

  return ({ req }, host) => {
    const { method, path } = req;
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return undefined;

    const encoded = file.for(req.header('accept-encoding'));
    const [http, https] = allHeaders(path, encoded);
    const headers = { ...(host?.isSecure === true ? https : http), ...currentRequest()?.headers };
    const ifNoneMatch = req.header('if-none-match');
    if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, encoded.etag)) {
      const { 'Content-Type': _type, 'Content-Length': _length, 'Content-Encoding': _encoding, ...others } = headers;
      return new Response(null, { status: 304, headers: others });
    }
    return new Response(method === 'HEAD' ? null : encoded.body(), { headers });
  };
}
