import type { Context } from 'hono';
import type { BuiltFile, EncodedFile } from './built-files.ts';
import type { Host } from './host.ts';
import { includesTag } from './not-modified.ts';
import { currentRequest } from './operation/current-request.ts';
import { NO_SNIFF, TRANSPORT_SECURITY } from './security-headers.ts';

/** Files whose names contain a digest, so their content never changes. */
export const IMMUTABLE_PATHS = /^\/(assets\/|remotes\/[^/]+\/)/;
export const IMMUTABLE_CACHE_CONTROL = 'public, max-age=31536000, immutable';

interface SendFilesOptions {
  /** The files by the path in their address. */
  readonly files: ReadonlyMap<string, BuiltFile>;
  /** The headers of every response. */
  readonly security: ReadonlyMap<string, string>;
}

type FileHeaders = Readonly<Record<string, string>>;

/** Types that browsers don't open as documents: the policies of the page that loads them apply. */
const PAGE_PART_TYPES = /^(text\/(javascript|css)|font\/|image\/(?!svg))/;

/** Workers aren't page parts: a worker's policy comes with its script. The build gives the map's worker such a name. */
const WORKER_PATTERN = /-worker-[\w-]+\.js$/;

/** Whether a path can only be a file's. */
export function isFilePath(path: string): boolean {
  return path.startsWith('/assets/') || path.startsWith('/remotes/');
}

/**
 * Sends the files of the build for browsers, with its compressed copies. Files that can be opened as documents, and
 * workers, have all headers of a response. Scripts, styles, fonts and photographs, of which a page loads dozens, only
 * have the headers that matter for them. The result is `undefined` if there is no such file.
 */
export function sendFiles({
  files,
  security,
}: SendFilesOptions): (context: Context, host: Host | undefined) => Response | undefined {
  const always = { ...NO_SNIFF, Vary: 'Accept-Encoding' };
  const document = { ...Object.fromEntries(security), ...always };
  const resource = { 'Cross-Origin-Resource-Policy': 'same-origin', ...always };
  /** The headers of each file, made once: for http, and for https. */
  const headersOf = new Map<EncodedFile, readonly [http: FileHeaders, https: FileHeaders]>();

  function allHeaders(path: string, encodedFile: EncodedFile): readonly [http: FileHeaders, https: FileHeaders] {
    const knownHeaders = headersOf.get(encodedFile);
    if (knownHeaders !== undefined) return knownHeaders;
    const { 'Content-Type': type = '' } = encodedFile.headers;
    const headers = {
      ...(PAGE_PART_TYPES.test(type) && !WORKER_PATTERN.test(path) ? resource : document),
      'Cache-Control': IMMUTABLE_PATHS.test(path) ? IMMUTABLE_CACHE_CONTROL : 'no-cache',
      ...encodedFile.headers,
    };
    const both = [headers, { ...headers, ...TRANSPORT_SECURITY }] as const;
    headersOf.set(encodedFile, both);
    return both;
  }

  return ({ req }, host) => {
    const { method, path } = req;
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (file === undefined) return undefined;

    const encodedFile = file.for(req.header('accept-encoding'));
    const [http, https] = allHeaders(path, encodedFile);
    const headers = { ...(host?.isSecure === true ? https : http), ...currentRequest()?.headers };
    const ifNoneMatch = req.header('if-none-match');
    if (ifNoneMatch !== undefined && includesTag(ifNoneMatch, encodedFile.etag)) {
      const {
        'Content-Type': _type,
        'Content-Length': _length,
        'Content-Encoding': _encoding,
        ...otherHeaders
      } = headers;
      return new Response(null, { status: 304, headers: otherHeaders });
    }
    return new Response(method === 'HEAD' ? null : encodedFile.body(), { headers });
  };
}
