import { pictureAddress } from '../wire/picture-address.ts';

/** The fields of responses that are pictures: an address, a list of them, or what is known of one. */
const PICTURE_FIELDS: ReadonlySet<string> = new Set([
  ...['logo', 'logoMobile', 'favicon', 'image', 'images', 'imageUrl', 'heroImage', 'vehiclePicture', 'profile_image'],
  ...['picture', 'pictures', 'cover', 'gallery'],
]);

/** The fields of what is known of a picture that are addresses or have them. */
const ADDRESS_FIELDS: ReadonlySet<string> = new Set(['url', 'sizes']);

/**
 * The body of a response, changed in place: relative addresses of pictures become those of the service that sent it. Its
 * nesting may be deeper than calls can be.
 *
 * @param base the address of the service, as `pictureAddress` takes it
 */
export function resolvePictures(body: unknown, base: string): unknown {
  const rest: { readonly value: unknown; readonly field: string }[] = [{ value: body, field: '' }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, field } = next;
    if (!isContainer(value)) continue;
    for (const [key, inner] of Object.entries(value)) {
      const name = Array.isArray(value) || ADDRESS_FIELDS.has(key) ? field : key;
      if (typeof inner !== 'string') rest.push({ value: inner, field: name });
      else if (PICTURE_FIELDS.has(name)) value[key] = pictureAddress(inner, base);
    }
  }
  return body;
}

function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
