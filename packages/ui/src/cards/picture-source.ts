import type { PictureSource } from '@livery/contract/content/picture-source';

export { type PictureDetails, type PictureSource, pictureUrl } from '@livery/contract/content/picture-source';

/** The description of a picture if the platform gives one, else the empty text. */
export const pictureAlt = (source: PictureSource): string => (typeof source === 'string' ? '' : (source.alt ?? ''));

/** The address of a picture over http(s) or on this site; `null` for any other address. Untrusted. */
export function pictureAddress(source: string): string | null {
  const address = source.trim();
  if (/^\/(?![/\\])/.test(address)) return address;
  return /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;
}

/** The colour to show until the picture has loaded, or `undefined`. */
export function placeholderColour(source: PictureSource): string | undefined {
  const colour = typeof source === 'string' ? '' : (source.colour ?? '');
  return /^#[\da-f]{6}$/i.test(colour) ? colour : undefined;
}

/** More sizes than a page needs. */
const MAX_PICTURE_SIZES = 8;

/** In pixels. No browser decodes a wider picture. */
const MAX_PICTURE_WIDTH_PX = 65_535;

/**
 * The `srcset` of a picture's other widths; `undefined` if there are none. Addresses that would break the `srcset`
 * syntax are left out.
 */
export function pictureSrcSet(source: PictureSource): string | undefined {
  const sizes = typeof source === 'string' ? [] : (source.sizes ?? []);
  const candidates = sizes.slice(0, MAX_PICTURE_SIZES).flatMap(({ url, width }) => {
    const address = pictureAddress(url);
    const isWidth = width !== null && Number.isInteger(width) && width > 0 && width <= MAX_PICTURE_WIDTH_PX;
    return isWidth && address !== null && !/[\s,]/.test(address) ? [`${address} ${width}w`] : [];
  });
  return candidates.length === 0 ? undefined : candidates.join(', ');
}
