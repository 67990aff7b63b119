import type { IdSource } from '../../application/shared/id-source.port.ts';

/**
 * Random UUIDs, version 4. Made from random bytes, because `randomUUID` is
 * missing on pages that are not served over https.
 */
export function uuidSource(): IdSource {
  return {
    next() {
      const bytes = crypto.getRandomValues(new Uint8Array(16));
      const hex = Array.from(bytes, (byte, index) => {
        if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
        if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
        return byte.toString(16).padStart(2, '0');
      }).join('');
      return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
