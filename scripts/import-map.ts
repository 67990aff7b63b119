import { createHash } from 'node:crypto';
import type { HtmlTagDescriptor } from 'vite';

const PRELOAD = /(<link rel="modulepreload"[^>]* href=")([^"]+)">/g;
const IMPORT_MAP = /(<script type="importmap">)(.*?)(<\/script>)/s;

/** The element that tells browsers where the modules are which are imported by name; Vite puts it before any module. */
export function importMapTag(ids: readonly string[], addressOf: (id: string) => string): HtmlTagDescriptor {
  const imports = Object.fromEntries(ids.map((id) => [id, addressOf(id)]));
  return { tag: 'script', attrs: { type: 'importmap' }, children: JSON.stringify({ imports }), injectTo: 'head' };
}

/**
 * Adds to the import map of a page what the files must hash to: a browser runs
 * none of them that was changed on its way. What the page loads ahead is told the
 * same: a browser would otherwise fetch it twice.
 *
 * @param files from the build's folder, as are the addresses that the page loads
 */
export function withIntegrity(html: string, files: readonly string[], read: (file: string) => Buffer): string {
  if (!IMPORT_MAP.test(html)) throw new Error('The page has no import map to add integrity to.');
  const hashOf = (file: string) => `sha384-${createHash('sha384').update(read(file)).digest('base64')}`;
  const integrity: Record<string, string> = Object.fromEntries(files.map((file) => [`/${file}`, hashOf(file)]));
  return html
    .replace(
      IMPORT_MAP,
      (_, opening: string, map: string, closing: string) =>
        opening + JSON.stringify({ ...JSON.parse(map), integrity }) + closing,
    )
    .replace(PRELOAD, (link, opening: string, address: string) => {
      const hash = integrity[address];
      return hash === undefined ? link : `${opening}${address}" integrity="${hash}">`;
    });
}
