/** RFC 5321: octets of the part before the @, of a whole address, and of one label of a domain. */
const LONGEST_NAME = 64;
const LONGEST_ADDRESS = 254;
const LONGEST_LABEL = 63;

/**
 * A link that opens a new message, or `null` when the text is no plain address.
 * Only letters, digits and a few marks pass, so an address cannot bring a
 * subject, a copy or a second line with it (`?`, `&`, `%0d%0a`).
 * @rule 2.1, 2.21, 10.4
 */
export function emailLink(value: string): string | null {
  const [name, domain, ...more] = value.split('@');
  if (name === undefined || domain === undefined || more.length > 0 || value.length > LONGEST_ADDRESS) return null;
  return isMailboxName(name) && isDomain(domain) ? `mailto:${encodeURI(value)}` : null;
}

function isMailboxName(name: string): boolean {
  return name.length <= LONGEST_NAME && name.split('.').every((part) => /^[\p{L}\p{M}\p{N}_+'~=-]+$/u.test(part));
}

/** Two labels or more: a bare `localhost` is no address. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel);
}

function isLabel(label: string): boolean {
  const written = /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && label.length <= LONGEST_LABEL;
  return written && !label.startsWith('-') && !label.endsWith('-');
}
