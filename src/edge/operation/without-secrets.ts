/** The longest logged text, in characters. */
const MAX_TEXT_LENGTH = 500;
const MAX_READ_LENGTH = 10 * MAX_TEXT_LENGTH;

/** Possible ASCII escapes of an `@` or an `=`: `%40`, `%2540`, `\u0040`, `&#64;`. */
const HEXADECIMAL_ESCAPE = /(?:%(?:25)*(?:u00)?|\\x|\\u00|\\u\{0*|&#x0*)(2[1-9a-f]|[3-6][0-9a-f]|7[0-9a-e])[;}]?/gi;
const DECIMAL_ESCAPE = /&#0*(3[3-9]|[4-9]\d|1[01]\d|12[0-6]);?/g;
/** Texts may be encoded repeatedly, in different ways. */
const MAX_ENCODINGS = 3;

const SECRET_NAME_PATTERN =
  /((?:token|cookie|session|passw|\bpass\b|pwd|secret|key|auth|mail|jwt|credential|signature|passport|card[ _-]?n|\bcvc|\bcvv|\biban)[\w-]*[\\"']*\s*[=:])\s*[^\n]*/gi;
/** Secrets named in a sentence, such as `password is …`. */
const NAMED_SECRET_PATTERN =
  /\b((?:passw(?:or)?d|pass|pwd|secret|token|jwt|api[ _-]?key|credentials?|cookie)\s+(?:is\s+|was\s+|of\s+)?)(?=\S*[\d_-])\S+/gi;
/** Card numbers, grouped or not; numbers with fewer digits are ids. */
const CARD_NUMBER_PATTERN = /(?<![\w.-])\d(?:[ .-]?\d){12,18}(?![\w-])/g;
/** Letters and digits after the word, such as `passport C01X00T47` or `passport no. …`. */
const PASSPORT_NUMBER_PATTERN = /\b(passports?(?:\s+(?:no\.?|number|nr\.?))?\s+(?:is\s+)?)(?=\S*\d)[A-Z0-9<-]{5,}/gi;
/** Phone numbers with a country code, such as `+49 151 1234567`. */
const PHONE_NUMBER_PATTERN = /\+\d[\d\s().-]{6,}\d/g;
const LONG_WORD_PATTERN = /[A-Za-z0-9+/_=.~-]{16,}/g;
/** A script or style sheet of the build, as named in a stack or by a failed load. */
const BUILT_FILE = /\/assets\/[\w.-]{1,60}\.(?:js|css)$/;
/** A part of a name between `-` and `_`. */
const PLAIN_WORD_PATTERN = /^(?:[a-z]{0,19}|(?=.{1,15}$)[A-Z]?[a-z]+(?:[A-Z][a-z]+)*)$/;
/** A part between `/` and `.`: an id of a few digits, or a part of a host name. */
const NUMBERED_WORD_PATTERN = /^(?:\d{1,6}|[a-z]{1,13}\d{1,2})$/;

/**
 * A text that may be logged. When in doubt, parts are removed:
 * - everything after `?`, `#`, `&`, `;` or `=` up to a space: queries, fragments, cookies, parameters;
 * - words that contain an `@`, in any encoding;
 * - the rest of a line after names such as `token:` or `"password":`, the word after `Bearer`, and a word with digits
 *   after `password`;
 * - 13 to 19 digits in a row or in groups, like card numbers, and the word with digits after `passport`;
 * - phone numbers that begin with `+`;
 * - 16 or more characters in a row that tokens may contain, unless they are plain words or a file of the build.
 */
export function withoutSecrets(text: string): string {
  return decodeText(
    withoutCutWord(text)
      .normalize('NFKC')
      .replace(/\p{Cf}/gu, ''),
  )
    .replace(/([?#&;=])\S+/g, '$1…')
    .replace(/(?<!\S)\S*@\S*/g, '[e-mail]')
    .replace(SECRET_NAME_PATTERN, '$1…')
    .replace(/\b(bearer|basic)\b[\s:=]+\S+/gi, '$1 …')
    .replace(NAMED_SECRET_PATTERN, '$1…')
    .replace(PASSPORT_NUMBER_PATTERN, '$1…')
    .replace(CARD_NUMBER_PATTERN, '[card]')
    .replace(PHONE_NUMBER_PATTERN, '[phone]')
    .replace(LONG_WORD_PATTERN, (word) => (isPlainWord(word) ? word : '[token]'))
    .slice(0, MAX_TEXT_LENGTH);
}

/** Removes a cut-off word, because half of a token would not be recognised. */
function withoutCutWord(text: string): string {
  return text.length > MAX_READ_LENGTH ? text.slice(0, MAX_READ_LENGTH).replace(/(?<!\S)\S*$/, '…') : text;
}

function decodeText(text: string): string {
  let readText = text;
  for (let times = 0; times < MAX_ENCODINGS; times += 1) {
    readText = readText
      .replace(HEXADECIMAL_ESCAPE, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(DECIMAL_ESCAPE, (_, code: string) => String.fromCharCode(Number(code)));
  }
  return readText;
}

function isPlainWord(word: string): boolean {
  return word
    .replace(BUILT_FILE, '')
    .split(/[/.]/)
    .every(
      (part) =>
        NUMBERED_WORD_PATTERN.test(part) || part.split(/[_~+=-]/).every((name) => PLAIN_WORD_PATTERN.test(name)),
    );
}
