import { type PictureSource, pictureUrl } from '@livery/ui/picture-source';
import type { WireRecord } from './wire-record.ts';

/** The names of a record's fields. */
interface PictureFields {
  /** The field with the address of the first picture, and the one with all addresses. */
  readonly first: string;
  readonly all: string;
}

/**
 * The pictures of a record, the first one first: their addresses, or the details in `cover` (of the first) and
 * `gallery`, `{ url, colour, alt, sizes: [{ url, width }] }`. They must be checked before they are shown.
 */
export function readPictures(wire: WireRecord, { first, all }: PictureFields): readonly PictureSource[] {
  const knownPictureSources = [wire.record('cover'), ...wire.records('gallery')].map(parsePicture);
  const byUrl = new Map(knownPictureSources.map((picture) => [pictureUrl(picture), picture]));
  // The first picture may also come from the list of pictures, or from a cover without a list.
  const cover = wire.texts(all).length === 0 ? wire.record('cover').text('url') : '';
  const urls = new Set([wire.text(first) || cover, ...wire.texts(all)].map((url) => url.trim()).filter(Boolean));
  return [...urls].map((url) => byUrl.get(url) ?? url);
}

function parsePicture(wire: WireRecord): PictureSource {
  const sizes = wire.records('sizes').map((size) => ({ url: size.text('url'), width: size.figure('width') }));
  return { url: wire.text('url').trim(), colour: wire.text('colour'), alt: wire.text('alt').trim(), sizes };
}
