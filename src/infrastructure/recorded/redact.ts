import { isRecord } from '@livery/contract/wire/is-record';
import { EMAIL_TOKEN_PATHS } from '../../application/session/access-token.ts';

/** Replaces a secret; valid in a header, a cookie and an address. */
export const REDACTED = '[redacted]';

/** Names of secrets, in any spelling: in JSON, in headers, and as parameters of addresses. */
const SECRET_NAMES =
  '[\\w-]*tokens?|[\\w-]*secret(?:[-_]?key)?|[\\w-]*private[-_]?key|jwt|[\\w-]*passw(?:or)?d|pass|passphrase|[\\w-]*passport(?:[-_]?(?:no|number))?|card[-_]?number|cvc|cvv|pwd|authorization|[\\w-]*credentials?|[\\w-]*api[-_]?key|livery[-_]why';
const SECRET_NAME_PATTERN = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/** Secrets that are recognised wherever they stand: signed tokens (JWT), what follows `Bearer`, a name and a password before a host. */
const SECRET_TEXTS = [
  /\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g,
  /(?<=\bBearer )(?!\[redacted\])[^\s"',]+/g,
  /(?<=:\/\/)(?!\[redacted\])[^\s/?#@"']+(?=@)/g,
  /(?<=%3a%2f%2f)(?!\[redacted\])(?:(?!%2f|%3f|%40)[^\s&/"'])+(?=%40)/gi,
];

/** What a parameter is called that is a secret, with the brackets of a list. */
const SECRET_PARAMETER = `(?:${SECRET_NAMES}|why|session|sid|sig|signature|otp)(?:\\[\\]|%(?:25)*5b%(?:25)*5d)?`;
/** A `code` is a secret unless it is that of a country. */
const CODE_PARAMETER = 'code';
/** The end of one written name, and the beginning of the next, of an address within another one. */
const [ENCODED_START, ENCODED_EQUALS, ENCODED_END] = ['%(?:25)*(?:3f|26|23)', '%(?:25)*3d', '%(?:25)*(?:26|23)'];
const NOT_YET_REDACTED = '(?!\\[redacted\\]|%(?:25)*5bredacted)';
const VALUE_CHARACTER = '[^&#\\s"\'\\\\]';
const ENCODED_CHARACTER = `(?:(?!${ENCODED_END})${VALUE_CHARACTER})`;

const SECRET_PARAMETERS = [
  new RegExp(`(?<=[?&#]${SECRET_PARAMETER}=)${NOT_YET_REDACTED}${VALUE_CHARACTER}+`, 'gi'),
  // As a server's message may quote one; a word of fewer characters is none.
  new RegExp(`(?<=(?:^|[\\s"'(,;])(?:${SECRET_NAMES})=)${NOT_YET_REDACTED}${VALUE_CHARACTER}{6,}`, 'gi'),
  new RegExp(`(?<=[?&#]${CODE_PARAMETER}=)${NOT_YET_REDACTED}${VALUE_CHARACTER}{4,}`, 'gi'),
  new RegExp(
    `(?<=${ENCODED_START}${SECRET_PARAMETER}(?:${ENCODED_EQUALS}|=))${NOT_YET_REDACTED}${ENCODED_CHARACTER}+`,
    'gi',
  ),
  new RegExp(
    `(?<=${ENCODED_START}${CODE_PARAMETER}(?:${ENCODED_EQUALS}|=))${NOT_YET_REDACTED}${ENCODED_CHARACTER}{4,}`,
    'gi',
  ),
];

/** What follows the paths to which e-mails lead with a token, but for the patterns of paths, such as `/verify/*`. */
const SECRET_SEGMENT = new RegExp(
  `(?<=(?:/|%2f)(?:${EMAIL_TOKEN_PATHS})(?:/|%2f))(?!\\[redacted\\]|[*:])(?:(?!%2f|%3f)[^\\s/?#&"'\\\\])+`,
  'gi',
);

const SECRET_PATTERNS = [...SECRET_TEXTS, ...SECRET_PARAMETERS, SECRET_SEGMENT];

/**
 * The same JSON without its secrets: texts under a secret's name, these very texts wherever they occur, and what is one
 * by its form: signed tokens, parameters of addresses, addresses within addresses among them. Its shape stays, so that
 * it replays like the original.
 *
 * @param secrets texts that are known to be secret
 * @param onSecret is called for each text that had one
 */
export function redact(
  value: unknown,
  secrets: readonly string[] = [],
  onSecret: () => void = () => undefined,
): unknown {
  const known = secrets.filter((secret) => secret !== '');
  const clean = (name: string, part: unknown): unknown => {
    if (typeof part === 'string') {
      const cleaned = SECRET_NAME_PATTERN.test(name) && part !== '' ? REDACTED : withoutSecrets(part, known);
      if (cleaned !== part) onSecret();
      return cleaned;
    }
    if (Array.isArray(part)) return part.map((entry) => clean('', entry));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, clean(factName(part, key), entry)]));
  };
  return clean('', value);
}

/** The value of a fact, `{ at: ['address', 'query', 'token'], value }`, is called as its place is. */
function factName({ at }: Readonly<Record<string, unknown>>, key: string): string {
  return key === 'value' && Array.isArray(at) ? String(at.at(-1)) : key;
}

function withoutSecrets(text: string, known: readonly string[]): string {
  const withoutKnown = known.reduce((rest, secret) => rest.replaceAll(secret, REDACTED), text);
  return SECRET_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, REDACTED), withoutKnown);
}
