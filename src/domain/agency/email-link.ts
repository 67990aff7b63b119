/** RFC 5321: the most octets of the part before the @, of a whole address, and of one label of a domain. */
const MAX_NAME_OCTETS = 64;
const MAX_ADDRESS_OCTETS = 254;
const MAX_LABEL_OCTETS = 63;

/**
 * A link that opens a new message; `null` if the text isn't a plain address. Only letters, digits and a few marks are
 * allowed, so that an address can't add a subject, a copy or a second line (`?`, `&`, `%0d%0a`).
 * @rule 2.1, 2.21, 10.4
 */
export function emailLink(value: string): string | null {
  const [name, domain, ...more] = value.split('@');
  if (name === undefined || domain === undefined || more.length > 0 || value.length > MAX_ADDRESS_OCTETS) return null;
  return isMailboxName(name) && isDomain(domain) ? `mailto:${encodeURI(value)}` : null;
}

function isMailboxName(name: string): boolean {
  return name.length <= MAX_NAME_OCTETS && name.split('.').every((part) => /^[\p{L}\p{M}\p{N}_+'~=-]+$/u.test(part));
}

/** Two labels or more: `localhost` alone isn't a domain. */
function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  return labels.length > 1 && labels.every(isLabel);
}

function isLabel(label: string): boolean {
  const isWritten = /^[\p{L}\p{M}\p{N}-]+$/u.test(label) && label.length <= MAX_LABEL_OCTETS;
  return isWritten && !label.startsWith('-') && !label.endsWith('-');
}
