import type { Context } from 'hono';
import type { BuiltFile, EncodedFile } from './built-files.ts';
import type { Host } from './host.ts';
import { includesTag } from './not-modified.ts';
import { currentRequest } from './operation/current-request.ts';
import { NO_SNIFF, TRANSPORT_SECURITY } from './security-headers.ts';

/** Names with a digest in them: one content each. */
export const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

interface SendFilesOptions {
  /** By the path in their address. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The headers of every response. */
  readonly security: ReadonlyMap<string, string>;
}

type FileHeaders = Readonly<Record<string, string>>;

/** What is no document, whatever its address is opened as: the page that loads it has the policies. */
const PAGE_PART_TYPES = /^(text\/(javascript|css)|font\/|image\/(?!svg))/;

/** No part: a worker has its policy from its script. The build names the map's so. */
const WORKER_PATTERN = /-worker-[\w-]+\.js$/;

/** Whether nothing but a file can be at a path. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/remotes/');
}

/**
 * Sends the files that the build made for browsers, compressed if it compressed them. What can be opened
 * as a document, and a worker, has all headers of a response; scripts, styles, fonts and photographs, of which a page
 * loads dozens, have those alone that say something of them. The result is `undefined` for what is no file.
 */
export function sendFiles({
  files,
  security,
}: SendFilesOptions): (context: Context, host: Host | undefined) => Response | undefined {
  const always = { ...NO_SNIFF, Vary: 'Accept-Encoding' };
  const document = { ...Object.fromEntries(security), ...always };
  const resource = { 'Cross-Origin-Resource-Policy': 'same-origin', ...always };
  /** Each file's headers, put together once: by http, and by https. */
  const headersOf = new Map<EncodedFile, readonly [http: FileHeaders, https: FileHeaders]>();

  function allHeaders(path: string, encoded: EncodedFile): readonly [http: FileHeaders, https: FileHeaders] {
    const known = headersOf.get(encoded);
    if (known !== undefined) return known;
    const { 'Content-Type': type = '' } = encoded.headers;
    const headers = {
      ...(PAGE_PART_TYPES.test(type) && !WORKER_PATTERN.test(path) ? resource : document),
      'Cache-Control': IMMUTABLE_PATHS.test(path) ? IMMUTABLE_CACHE_CONTROL : 'no-cache',
      ...encoded.headers,
    };
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
