import type { PictureSource } from '@livery/contract/content/picture-source';

export { type PictureDetails, type PictureSource, pictureUrl } from '@livery/contract/content/picture-source';

/** What a picture shows, in words, as far as the platform tells; else the empty text. */
export const pictureAlt = (source: PictureSource): string => (typeof source === 'string' ? '' : (source.alt ?? ''));

/** A picture's address, over http(s) or on this site; `null` for any other that the platform wrote. */
export function pictureAddress(source: string): string | null {
  const address = source.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** A colour that may stand for a picture, or `undefined`. */
export function placeholderColour(source: PictureSource): string | undefined {
  const colour = typeof source === 'string' ? '' : (source.colour ?? '');
  return /^#[\da-f]{6}$/i.test(colour) ? colour : undefined;
}

/** More sizes than that nobody needs. */
const MAX_PICTURE_SIZES = 8;

/** Pixels. No browser decodes a wider picture. */
const MAX_PICTURE_WIDTH_PX = 65_535;

/** The `srcset` of a picture's other widths; `undefined` for none. An address that would end a candidate is left out. */
export function pictureSrcSet(source: PictureSource): string | undefined {
  const sizes = typeof source === 'string' ? [] : (source.sizes ?? []);
  const candidates = sizes.slice(0, MAX_PICTURE_SIZES).flatMap(({ url, width }) => {
    const address = pictureAddress(url);
    const isWidth = width !== null && Number.isInteger(width) && width > 0 && width <= MAX_PICTURE_WIDTH_PX;
    return isWidth && address !== null && !/[\s,]/.test(address) ? [`${address} ${width}w`] : [];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}
