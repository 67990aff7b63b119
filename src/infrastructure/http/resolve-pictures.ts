import { pictureAddress } from '../wire/picture-address.ts';

/** The fields of responses that are pictures: an address, a list of addresses, or details of a picture. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  ...['logo', 'logoMobile', 'favicon', 'image', 'images', 'imageUrl', 'heroImage', 'vehiclePicture', 'profile_image'],
  ...['picture', 'pictures', 'cover', 'gallery'],
]);

/** The fields of a picture's details that are or contain addresses. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'sizes']);

/**
 * Changes the body of a response in place: relative addresses of pictures become absolute ones of the service that sent
 * it. It doesn't use recursion, because the body may be deeply nested.
 *
 * @param base the address of the service, as for `pictureAddress`
 */
export function resolvePictures(body: unknown, base: string): unknown {
  const remainingValues: { readonly value: unknown; readonly field: string }[] = [{ value: body, field: '' }];
  for (let nextValue = remainingValues.pop(); nextValue !== undefined; nextValue = remainingValues.pop()) {
    const { value, field } = nextValue;
    if (!isContainer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) || ADDRESS_FIELDS.has(key) ? field : key;
      if (typeof inner !== 'string') remainingValues.push({ value: inner, field: name });
      else if (PICTURE_FIELDS.has(name)) value[key] = pictureAddress(inner, base);
    }
  }
  return body;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
