import { readAttributes, textNodes, withSingleSpaces } from './shown-texts.ts';

/** An amount with its currency, before or after it: `$12`, `USD 12.00`, `12,00 €`. */
const AMOUNT_PATTERN =
  /(?:\b([A-Z]{3})|\p{Sc})[\s\u200e\u200f]*[-−]?\p{Nd}|\p{Nd}[\p{Nd}.,’٫٬\s]*(?:\p{Sc}|\b([A-Z]{3})\b)/gu;

/** Currency codes that are also words: `TOP 10`, `ALL 4 ROOMS`. */
const CODES_THAT_ARE_WORDS = new Set(['ALL', 'TOP', 'TRY', 'CUP', 'PEN', 'SOS']);

const CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((code) => !CODES_THAT_ARE_WORDS.has(code)));

/** In characters: a longer text is more than a price, and its parts are checked separately. */
const MAX_PRICE_TEXT_LENGTH = 80;

/**
 * The amounts of money in an element, even if a style sheet hides them: those that the shell formatted, and anything
 * that looks like an amount in a text, in an attribute that is read out or in a field. A text is read with its
 * siblings, because currency and number may be in separate elements.
 *
 * @param formatted what the shell's `formatMoney` and `formatCharge` returned
 */
export function pricesShown(element: Element, formatted: ReadonlySet<string>): readonly string[] {
  const values = [...element.querySelectorAll('input, textarea')].map((field) => String(Reflect.get(field, 'value')));
  const attributes = readAttributes(element).map(([, text]) => text);
  const whole = [withSingleSpaces(element.textContent ?? ''), ...attributes, ...values];
  const texts = textNodes(element).map(([{ textContent }, text]) => {
    const around = withSingleSpaces(textContent ?? '');
    return around.length > MAX_PRICE_TEXT_LENGTH ? text : around;
  });
  return [
    ...new Set([
      ...[...formatted].filter((price) => whole.some((text) => text.includes(withSingleSpaces(price)))),
      ...[...texts, ...attributes, ...values].filter(hasAmount),
    ]),
  ];
}

/** Whether a text contains an amount of money. */
export function hasAmount(text: string): boolean {
  return [...text.matchAll(AMOUNT_PATTERN)].some(([, before, after]) => {
    const code = before ?? after;
    return code === undefined || CURRENCIES.has(code);
  });
}
