import { crc32 } from 'node:zlib';

/** The types that a logo may have. SVG isn't allowed, because it may run scripts. */
const PICTURE_TYPES: readonly (readonly [type: string, isWhole: (bytes: Buffer) => boolean])[] = [
  ['image/png', isPng],
  ['image/jpeg', isJpeg],
  ['image/gif', isGif],
];

/** The media type of a picture whose structure is complete and valid for its type; null for anything else. */
export function pictureType(bytes: Uint8Array): string | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return PICTURE_TYPES.find(([, isWhole]) => isWhole(buffer))?.[0] ?? null;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Chunks with correct checksums: first the size, then the pictures' data, and nothing after the end. */
function isPng(bytes: Buffer): boolean {
  if (!bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return false;
  const kinds: string[] = [];
  let position = PNG_SIGNATURE.length;
  while (position + 12 <= bytes.length) {
    const end = position + 12 + bytes.readUInt32BE(position);
    if (end > bytes.length || crc32(bytes.subarray(position + 4, end - 4)) !== bytes.readUInt32BE(end - 4))
      return false;
    kinds.push(bytes.toString('latin1', position + 4, position + 8));
    position = end;
  }
  return position === bytes.length && kinds[0] === 'IHDR' && kinds.includes('IDAT') && kinds.at(-1) === 'IEND';
}

/** Segments up to the scan, which ends with the picture. */
function isJpeg(bytes: Buffer): boolean {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8 || bytes.readUInt16BE(bytes.length - 2) !== 0xffd9)
    return false;
  let position = 2;
  while (position + 4 <= bytes.length && bytes[position] === 0xff) {
    if (bytes[position + 1] === 0xda) return true;
    position += 2 + bytes.readUInt16BE(position + 2);
  }
  return false;
}

/** From the version to the trailer. */
function isGif(bytes: Buffer): boolean {
  const [header, trailer] = [bytes.toString('latin1', 0, 6), bytes.at(-1)];
  return (header === 'GIF87a' || header === 'GIF89a') && bytes.length > 14 && trailer === 0x3b;
}
