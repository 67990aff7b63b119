import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncodings } from './accepts-encoding.ts';

/** A file of the build for browsers, with its compressed copies. */
export interface BuiltFile {
  /** The form for a browser that accepts these encodings. */
  for(acceptEncoding: string | undefined): EncodedFile;
}

export interface EncodedFile {
  /** Differs for each content and encoding. */
  readonly etag: string;
  /** Its content; a stream for each request if it is too large for the memory. */
  body(): Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  /** Its type, encoding, length and ETag. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Larger files are read from the disk for each request. */
const MAX_BYTES_IN_MEMORY = 1_000_000;
/** The extensions of the build's compressed copies. */
const ENCODING_EXTENSIONS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/**
 * Reads the built files of a folder and its subfolders once, because they don't change while the server runs.
 *
 * @param prefix the start of their paths in addresses, with a slash at its end
 * @returns the files by their path in addresses, except those that start with a dot
 */
export function builtFiles(folder: string, prefix: string): ReadonlyMap<string, BuiltFile> {
  const names = new Set(namesBelow(folder));
  const compressed = [...names].filter((name) =>
    ENCODING_EXTENSIONS.some(([, ending]) => name.endsWith(ending) && names.has(name.slice(0, -ending.length))),
  );
  const files = [...names].filter((name) => !compressed.includes(name));
  return new Map(files.map((name) => [prefix + name, builtFile(folder, name, names)]));
}

function namesBelow(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((name) => !/(^|\/)\./.test(name));
}

function builtFile(folder: string, name: string, names: ReadonlySet<string>): BuiltFile {
  const type = getMimeType(name) ?? 'application/octet-stream';
  const plain = encodedFile(join(folder, name), { 'Content-Type': type });
  const forms = new Map(
    ENCODING_EXTENSIONS.filter(([, ending]) => names.has(name + ending)).map(([encoding, ending]) => {
      const headers = { 'Content-Type': type, 'Content-Encoding': encoding };
      return [encoding, encodedFile(join(folder, name + ending), headers)] as const;
    }),
  );
  return {
    for(acceptEncoding = '') {
      const encoding = acceptedEncodings(acceptEncoding).find((name) => forms.has(name));
      return (encoding && forms.get(encoding)) ?? plain;
    },
  };
}

function encodedFile(path: string, about: Readonly<Record<string, string>>): EncodedFile {
  const content = new Uint8Array(readFileSync(path));
  const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  const headers = { ...about, 'Content-Length': String(content.byteLength), ETag: etag };
  if (content.byteLength <= MAX_BYTES_IN_MEMORY) return { etag, headers, body: () => content };
  return { etag, headers, body: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array> };
}
