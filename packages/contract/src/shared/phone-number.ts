import { plainDigits } from './plain-digits.ts';

interface PhoneNumber {
  /** Only digits. */
  readonly digits: string;
  /** Whether it begins with the code of its country. */
  readonly international: boolean;
  /** Digits to dial after the number, or the empty text. */
  readonly extension: string;
}

/** "Extension" in the languages of the interface, as written after a number. */
const EXTENSION_WORDS = 'ext(?:ensi[oó]n|n)?|poste|ramal|lokal|linje|durchwahl|anknytning|تحويلة|x|#';
const PHONE_NUMBER_PATTERN = new RegExp(
  `^(\\(?\\+?[\\d ()./-]+?)(?:[ ,;(]*(?:${EXTENSION_WORDS})[.:]? ?(\\d{1,8})\\)?)?$`,
  'i',
);

/** A longer text is refused without being searched: the time would grow with the square of its length. */
const MAX_LENGTH = 80;

/**
 * A phone number as people write it, in the digits and dashes of any script, or `undefined` for any other text. Blanks,
 * brackets, dots, dashes and slashes are ignored, as is the bracketed zero of `+44 (0)20 …`, which isn't dialled from
 * abroad. The caller checks the number of digits.
 */
export function parsePhoneNumber(text: string): PhoneNumber | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const [, number, extension = ''] = PHONE_NUMBER_PATTERN.exec(plainDigits(text)) ?? [];
  if (number === undefined) return undefined;
  const international = number.includes('+');
  return {
    digits: (international ? number.replace('(0)', '') : number).replaceAll(/\D/g, ''),
    international,
    extension,
  };
}

/** A short code has at least three digits; an international number has at most fifteen (ITU-T E.164). */
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;

/**
 * A link that dials a number: its digits, with an optional `+` before and an optional extension after them (RFC 3966);
 * `null` if the text isn't a phone number.
 * @rule 2.21, 10.4
 */
export function phoneLink(value: string): string | null {
  const { digits = '', international, extension } = parsePhoneNumber(value) ?? {};
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  return `tel:${international ? '+' : ''}${digits}${extension === '' ? '' : `;ext=${extension}`}`;
}
