import { plainDigits } from './plain-digits.ts';

interface PhoneNumber {
  /** Digits alone. */
  readonly digits: string;
  /** It begins with the code of its country. */
  readonly international: boolean;
  /** Digits to be dialled after it, or the empty text. */
  readonly extension: string;
}

/** "Extension" in the languages of the interface, as it is written after a number. */
const EXTENSION_WORDS = 'ext(?:ensi[oó]n|n)?|poste|ramal|lokal|linje|durchwahl|anknytning|تحويلة|x|#';
const PHONE_NUMBER_PATTERN = new RegExp(
  `^(\\(?\\+?[\\d ()./-]+?)(?:[ ,;(]*(?:${EXTENSION_WORDS})[.:]? ?(\\d{1,8})\\)?)?$`,
  'i',
);

/** A longer text is none, and isn't looked through: that would take the square of its length. */
const MAX_LENGTH = 80;

/**
 * A phone number as people write it, in the digits and dashes of any script, or `undefined` for any other text. Blanks,
 * brackets, dots, dashes and slashes only make it readable; in `+44 (0)20 …` the bracketed zero too, since it is not
 * dialled from abroad. How many digits it needs is for the caller to say.
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

/** A short code has three digits at least; a number of the whole world fifteen at most (ITU-T E.164). */
const MIN_DIGITS = 3;
const MAX_DIGITS = 15;

/**
 * A link that dials, of digits with a `+` before them and an extension after
 * them at most (RFC 3966), or `null` when the text is no phone number.
 * @rule 2.21, 10.4
 */
export function phoneLink(value: string): string | null {
  const { digits = '', international, extension } = parsePhoneNumber(value) ?? {};
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return null;
  return `tel:${international ? '+' : ''}${digits}${extension === '' ? '' : `;ext=${extension}`}`;
}
