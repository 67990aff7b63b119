import { plainDigits } from './plain-digits.ts';

interface PhoneNumber {
  /** Digits alone. */
  readonly digits: string;
  /** It begins with the code of its country. */
  readonly international: boolean;
  /** Digits to be dialled after it, or the empty text. */
  readonly extension: string;
}

const NUMBER = /^(\(?\+?[\d ()./-]+?)(?:[ ,;]*(?:ext(?:ension|n)?\.?|x|#) ?(\d{1,8}))?$/i;

/**
 * A phone number as people write it, in the digits and dashes of any script, or `undefined` for any other text. Blanks,
 * brackets, dots, dashes and slashes only make it readable; in `+44 (0)20 …` the bracketed zero too, since it is not
 * dialled from abroad. How many digits it needs is for the caller to say.
 */
export function phoneNumberIn(text: string): PhoneNumber | undefined {
  const [, number, extension = ''] = NUMBER.exec(plainDigits(text)) ?? [];
  if (number === undefined) return undefined;
  const international = number.includes('+');
  return {
    digits: (international ? number.replace('(0)', '') : number).replaceAll(/\D/g, ''),
    international,
    extension,
  };
}
