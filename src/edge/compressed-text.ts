import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import { acceptedEncodings } from './accepts-encoding.ts';

/** A text in the forms in which it travels. */
export interface CompressedText {
  /** The memory that its forms take, in bytes, roughly. */
  readonly size: number;
  /** The form for a browser that accepts these encodings. */
  for(acceptEncoding: string | undefined): EncodedText;
}

interface EncodedText {
  /** `undefined` if it travels as it is. */
  readonly encoding: 'br' | 'gzip' | undefined;
  /** Another one for every content and every form. */
  readonly etag: string;
  readonly body: () => Uint8Array<ArrayBuffer>;
}

const compressBrotli = promisify(brotliCompress);

/** Pages are compressed while somebody waits: a page of 130 kB takes 4 ms, and 350 ms at brotli's best. */
const BROTLI_QUALITY = 5;
/** With less, brotli compresses in another way. */
const MIN_WINDOW_BITS = 17;
/** Both compressed forms, as multiples of the smaller one. */
const FORMS_SIZE_RATIO = 2.25;

/**
 * Compresses a text, in another thread. Only its brotli form, which takes a tenth of the memory, is stored; the others are made of
 * it when they are requested, which is seldom: gzip once, the text itself each time.
 *
 * @param headers that are sent with the text and part of its digest: with other ones, a cached text is sent again
 */
export async function compressedText(text: string, headers = ''): Promise<CompressedText> {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).update(`\n${headers}`).digest('base64url').slice(0, 22);
  const brotli = new Uint8Array(await compressBrotli(bytes, { params: brotliOptions(bytes.length) }));
  let gzip: Uint8Array<ArrayBuffer> | undefined;

  const whole: EncodedText = {
    encoding: undefined,
    etag: `"${digest}"`,
    body: () => new Uint8Array(brotliDecompressSync(brotli)),
  };
  const compressed = {
    br: { encoding: 'br', etag: `"${digest}-br"`, body: () => brotli },
    gzip: {
      encoding: 'gzip',
      etag: `"${digest}-gzip"`,
      body: () => {
        gzip ??= new Uint8Array(gzipSync(whole.body()));
        return gzip;
      },
    },
  } as const satisfies Record<string, EncodedText>;

  return {
    size: Math.ceil(brotli.length * FORMS_SIZE_RATIO),
    for(acceptEncoding = '') {
      const [encoding] = acceptedEncodings(acceptEncoding);
      return encoding === undefined ? whole : compressed[encoding];
    },
  };
}

/**
 * The window is as large as the text needs. With brotli's usual one, of 4 MB, each text takes more than 8 MB for a moment,
 * and V8 collects all garbage after every five pages.
 */
function brotliOptions(length: number) {
  const needed = Math.max(MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 1)));
  return {
    [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: Math.min(needed, constants.BROTLI_DEFAULT_WINDOW),
  };
}
