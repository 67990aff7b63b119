import type { IdSource } from '../../application/shared/id-source.port.ts';

/** Random UUIDs, version 4. On pages without https, where `randomUUID` is missing, they are made from random bytes. */
export function uuidSource(platform: RandomSource = crypto): IdSource {
  return { next: () => platform.randomUUID?.() ?? uuidFromBytes(platform.getRandomValues(new Uint8Array(16))) };
}

interface RandomSource {
  readonly randomUUID?: () => string;
  readonly getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array;
}

function uuidFromBytes(bytes: Uint8Array): string {
  const hex = Array.from(bytes, (byte, index) => {
    if (index === 6) return ((byte & 0x0f) | 0x40).toString(16);
    if (index === 8) return ((byte & 0x3f) | 0x80).toString(16);
    return byte.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
