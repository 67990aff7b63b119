import * as v from 'valibot';
import { type PictureDetails, type PictureSource, pictureUrl } from '../content/picture-source.ts';
import { isRecord } from './is-record.ts';
import { tolerantList, tolerantNumber, tolerantRecord, tolerantText } from './tolerant.ts';

const wireSize = tolerantRecord({ url: tolerantText, width: tolerantNumber });
const wirePicture = tolerantRecord({ url: tolerantText, colour: tolerantText, alt: tolerantText, sizes: tolerantList });
const wirePictures = tolerantRecord({ cover: wirePicture, gallery: tolerantList });

/**
 * The pictures of a record, the first one first: their addresses, or the details in `cover` (of the first) and
 * `gallery`, `{ url, colour, alt, sizes: [{ url, width }] }`. They must be checked before they are shown.
 *
 * @param fields the names of the fields with the address of the first picture, and with the addresses of all
 */
export function parsePictures(
  value: unknown,
  fields: { readonly first: string; readonly all: string },
): readonly PictureSource[] {
  const { cover, gallery } = v.parse(wirePictures, value);
  const knownDetails = [cover, ...gallery.map((picture) => v.parse(wirePicture, picture))].map(parsePicture);
  const byUrl = new Map(knownDetails.map((picture) => [pictureUrl(picture), picture]));
  const { first, all } = v.parse(v.object({ first: tolerantText, all: tolerantList }), {
    first: isRecord(value) ? value[fields.first] : '',
    all: isRecord(value) ? value[fields.all] : [],
  });
  const addresses = all.filter((address) => typeof address === 'string');
  // The first picture may also come from the list of pictures, or from a cover without a list.
  const urls = [first || (addresses.length === 0 ? cover.url : ''), ...addresses].map((url) => url.trim());
  return [...new Set(urls.filter(Boolean))].map((url) => byUrl.get(url) ?? url);
}

function parsePicture({ url, colour, alt, sizes }: v.InferOutput<typeof wirePicture>): PictureDetails {
  return { url: url.trim(), colour, alt: alt.trim(), sizes: sizes.map((size) => v.parse(wireSize, size)) };
}
