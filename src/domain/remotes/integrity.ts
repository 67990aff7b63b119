/** Base64 of 32, 48 or 64 octets. */
const INTEGRITY = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Whether a text is one digest in the form of Subresource Integrity. Browsers
 * pass over what they can't read there, and would then load anything; so only
 * a digest of the right length counts.
 */
export function isIntegrity(text: string): boolean {
  return INTEGRITY.test(text);
}
