import { isRecord } from '@livery/contract/wire/is-record';
import { EMAIL_TOKEN_PATHS } from '../../application/session/access-token.ts';

/** Replaces a secret; valid in a header, a cookie and an address. */
export const REDACTED_TEXT = '[redacted]';

/** Names of secrets, in any spelling: in JSON, in headers, and as parameters of addresses. */
const SECRET_NAMES =
  '[\\w-]*tokens?|[\\w-]*secret(?:[-_]?key)?|[\\w-]*private[-_]?key|jwt|[\\w-]*passw(?:or)?d|pass|passphrase|[\\w-]*passport(?:[-_]?(?:no|number))?|card[-_]?number|cvc|cvv|pwd|authorization|[\\w-]*credentials?|[\\w-]*api[-_]?key|livery[-_]why';
const SECRET_NAME_PATTERN = new RegExp(`^(?:${SECRET_NAMES})$`, 'i');

/**
 * Secrets recognised anywhere in a text: signed tokens (JWT), the word after `Bearer`, a name and password before a
 * host.
 */
const SECRET_TEXTS = [
  /\beyJ[\w-]{4,}\.[\w-]+\.[\w-]*/g,
  /(?<=\bBearer )(?!\[redacted\])[^\s"',]+/g,
  /(?<=:\/\/)(?!\[redacted\])[^\s/?#@"']+(?=@)/g,
  /(?<=%3a%2f%2f)(?!\[redacted\])(?:(?!%2f|%3f|%40)[^\s&/"'])+(?=%40)/gi,
];

/** Names of parameters that are secrets, with the brackets of a list. */
const SECRET_PARAMETER = `(?:${SECRET_NAMES}|why|session|sid|sig|signature|otp)(?:\\[\\]|%(?:25)*5b%(?:25)*5d)?`;
/** A `code` is a secret, unless it is a country's. */
const CODE_PARAMETER = 'code';
/** Separators around a parameter in an address that is encoded within another one. */
const [ENCODED_START, ENCODED_EQUALS, ENCODED_END] = ['%(?:25)*(?:3f|26|23)', '%(?:25)*3d', '%(?:25)*(?:26|23)'];
const NOT_YET_REDACTED = '(?!\\[redacted\\]|%(?:25)*5bredacted)';
const VALUE_CHARACTER = '[^&#\\s"\'\\\\]';
const ENCODED_CHARACTER = `(?:(?!${ENCODED_END})${VALUE_CHARACTER})`;

const SECRET_PARAMETERS = [
  new RegExp(`(?<=[?&#]${SECRET_PARAMETER}=)${NOT_YET_REDACTED}${VALUE_CHARACTER}+`, 'gi'),
  // A server's message may quote a parameter; words with fewer characters aren't secrets.
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

/** The segment after paths that e-mails link to with a token, except in patterns of paths, such as `/verify/*`. */
const SECRET_SEGMENT = new RegExp(
  `(?<=(?:/|%2f)(?:${EMAIL_TOKEN_PATHS})(?:/|%2f))(?!\\[redacted\\]|[*:])(?:(?!%2f|%3f)[^\\s/?#&"'\\\\])+`,
  'gi',
);

const SECRET_PATTERNS = [...SECRET_TEXTS, ...SECRET_PARAMETERS, SECRET_SEGMENT];

/**
 * The same JSON without secrets: texts with a secret's name, the given secrets wherever they occur, and texts in the
 * form of a secret, such as signed tokens and parameters of addresses, even of addresses within addresses. Its shape
 * stays, so that it can be replayed like the original.
 *
 * @param secrets texts that are known to be secret
 * @param onSecret called for each text that contained one
 */
export function redact(
  value: unknown,
  secrets: readonly string[] = [],
  onSecret: () => void = () => undefined,
): unknown {
  const knownSecrets = secrets.filter((secret) => secret !== '');
  const clean = (name: string, part: unknown): unknown => {
    if (typeof part === 'string') {
      const cleanedPart =
        SECRET_NAME_PATTERN.test(name) && part !== '' ? REDACTED_TEXT : withoutSecrets(part, knownSecrets);
      if (cleanedPart !== part) onSecret();
      return cleanedPart;
    }
    if (Array.isArray(part)) return part.map((entry) => clean('', entry));
    if (!isRecord(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, entry]) => [key, clean(factName(part, key), entry)]));
  };
  return clean('', value);
}

/** The name of a fact's value: for `{ at: ['address', 'query', 'token'], value }`, the last step of its path. */
function factName({ at }: Readonly<Record<string, unknown>>, key: string): string {
  return key === 'value' && Array.isArray(at) ? String(at.at(-1)) : key;
}

function withoutSecrets(text: string, knownSecrets: readonly string[]): string {
  const withoutKnown = knownSecrets.reduce(
    (redactedText, secret) => redactedText.replaceAll(secret, REDACTED_TEXT),
    text,
  );
  return SECRET_PATTERNS.reduce((redactedText, pattern) => redactedText.replace(pattern, REDACTED_TEXT), withoutKnown);
}
