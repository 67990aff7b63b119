import { type PictureSource, pictureUrl } from '@livery/ui/picture-source';
import type { WireRecord } from './wire-record.ts';

/** The names of a record's fields. */
interface PictureFields {
  /** The address of the first picture, and those of all. */
  readonly first: string;
  readonly all: string;
}

/**
 * The pictures of a record, the first one first: their addresses, or what `cover` (of the first) and `gallery` tell of
 * them, `{ url, colour, alt, sizes: [{ url, width }] }`. Whoever shows them checks all of it.
 */
export function readPictures(wire: WireRecord, { first, all }: PictureFields): readonly PictureSource[] {
  const known = [wire.record('cover'), ...wire.records('gallery')].map(parsePicture);
  const byUrl = new Map(known.map((picture) => [pictureUrl(picture), picture]));
  // A list of pictures, or a cover alone, tells the first one, too.
  const cover = wire.texts(all).length === 0 ? wire.record('cover').text('url') : '';
  const urls = new Set([wire.text(first) || cover, ...wire.texts(all)].map((url) => url.trim()).filter(Boolean));
  return [...urls].map((url) => byUrl.get(url) ?? url);
}

function parsePicture(wire: WireRecord): PictureSource {
  const sizes = wire.records('sizes').map((size) => ({ url: size.text('url'), width: size.figure('width') }));
  return { url: wire.text('url').trim(), colour: wire.text('colour'), alt: wire.text('alt').trim(), sizes };
}
