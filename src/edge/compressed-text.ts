import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings } from './accepts-encoding.ts';

/** A text in the encodings in which it is sent. */
export interface CompressedText {
  /** The approximate memory that its forms take, in bytes. */
  readonly size: number;
  /** The form for a browser that accepts these encodings. */
  for(acceptEncoding: string | undefined): EncodedText;
}

interface EncodedText {
  /** `undefined` if it is sent uncompressed. */
  readonly encoding: 'br' | 'gzip' | undefined;
  /** A weak entity tag, different for every version and form. */
  readonly etag: string;
  readonly body: () => Uint8Array<ArrayBuffer>;
}

const compressBrotli = promisify(brotliCompress);

/** Pages are compressed while a visitor waits: a page of 130 kB takes 4 ms, and 350 ms at brotli's best quality. */
const BROTLI_QUALITY = 5;
/** With smaller windows, brotli uses another algorithm. */
const MIN_WINDOW_BITS = 17;
/** The size of both compressed forms, as a multiple of the smaller one. */
const FORMS_SIZE_RATIO = 2.25;

/**
 * Compresses a text, in another thread. Only its brotli form, a tenth of the text's size, is stored. The other forms
 * are rarely requested, and then made from it: gzip once, the text itself each time.
 *
 * @param version differs if a browser that has cached the text needs another one
 */
export async function compressedText(text: string, version = text): Promise<CompressedText> {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(version).digest('base64url').slice(0, 22);
  const brotli = new Uint8Array(await compressBrotli(bytes, { params: brotliOptions(bytes.length) }));
  let gzip: Uint8Array<ArrayBuffer> | undefined;

  const wholeText: EncodedText = {
    encoding: undefined,
    etag: `W/"${digest}"`,
    body: () => new Uint8Array(brotliDecompressSync(brotli)),
  };
  const compressed = {
    br: { encoding: 'br', etag: `W/"${digest}-br"`, body: () => brotli },
    gzip: {
      encoding: 'gzip',
      etag: `W/"${digest}-gzip"`,
      body: () => {
        gzip ??= new Uint8Array(gzipSync(wholeText.body()));
        return gzip;
      },
    },
  } as const satisfies Record<string, EncodedText>;

  return {
    size: Math.ceil(brotli.length * FORMS_SIZE_RATIO),
    for(acceptEncoding = '') {
      const [encoding] = acceptedEncodings(acceptEncoding);
      return encoding === undefined ? wholeText : compressed[encoding];
    },
  };
}

/**
 * The window is as large as the text needs. With brotli's default one, of 4 MB, each text takes more than 8 MB for a
 * moment, and V8 runs a full garbage collection after every five pages.
 */
function brotliOptions(length: number) {
  const neededBits = Math.max(MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1)));
  return {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(neededBits, constants.BROTLI_DEFAULT_WINDOW),
  };
}
