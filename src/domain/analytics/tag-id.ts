/** The services that measure visits. */
export type TagKind = 'google-tag' | 'tag-manager' | 'pixel';

/** An identifier that is safe in an address: letters, digits and dashes of a known pattern. */
export interface TagId {
  readonly kind: TagKind;
  readonly id: string;
}

const GOOGLE_TAG = /^(?:G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/;
const TAG_MANAGER = /^GTM-[A-Z0-9]{4,12}$/;
const PIXEL = /^\d{5,20}$/;

/** Reads `G-…` and `UA-…` (a Google tag) or `GTM-…` (a tag manager), blanks around ignored. */
export function parseGoogleId(written: string): TagId | undefined {
  const id = written.trim();
  if (GOOGLE_TAG.test(id)) return { kind: 'google-tag', id };
  return TAG_MANAGER.test(id) ? { kind: 'tag-manager', id } : undefined;
}

/** Reads the 5 to 20 digits of a social pixel, blanks around ignored. */
export function parsePixelId(written: string): TagId | undefined {
  const id = written.trim();
  return PIXEL.test(id) ? { kind: 'pixel', id } : undefined;
}
