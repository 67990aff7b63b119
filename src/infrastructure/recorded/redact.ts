import { isRecord } from '../wire/tolerant.ts';

/** Replaces a secret; valid in a header, a cookie and an address. */
export const REDACTED = '[redacted]';

/** Names of secrets, in any spelling. */
const SECRET_NAME =
  /^(?:(?:access|refresh|id|auth)?[-_]?token|jwt|password|passphrase|secret|authorization|api[-_]?key)$/i;

/**
 * The same JSON without its secrets: texts under a secret's name, and these very
 * texts wherever they occur. Its shape stays, so that it replays like the
 * original.
 */
export function redact(value: unknown, secrets: readonly string[] = []): unknown {
  const known = secrets.filter((secret) => secret !== '');
  const clean = (name: string, part: unknown): unknown => {
    if (typeof part === 'string') {
      return SECRET_NAME.test(name)
        ? REDACTED
        : known.reduce((text, secret) => text.replaceAll(secret, REDACTED), part);
    }
    if (Array.isArray(part)) return part.map((entry) => clean('', entry));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, clean(key, entry)]));
  };
  return clean('', value);
}
