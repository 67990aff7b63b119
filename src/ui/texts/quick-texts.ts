import type { i18n as I18n } from 'i18next';

type Translate = (key: unknown, ...values: readonly unknown[]) => string;

/** What of an instance is quickened; its own types name every message, and are too deep to be inferred here. */
interface Texts {
  getFixedT(lng: unknown, ns: unknown, ...more: readonly unknown[]): Translate;
  getResource(lng: string, ns: string, key: string): unknown;
  t(key: string, values: object): string;
}

/** What a message has if there is something to fill in, or another message in it. */
const FILLED = /\{\{|\$t\(/;

/** What decides which message is read, as opposed to what is filled in. */
const CHOICES = ['lng', 'ns', 'keyPrefix'];

/**
 * Lets components have the messages of an instance sooner: for each, i18next copies all of its options, and looks for what
 * there is to fill in. Most messages have nothing like that, and are read as they stand in their file. A server
 * reads hundreds for each page; the first load of the browser, where each byte counts, does without.
 */
export function quickenTexts(i18n: I18n): void {
  const texts = i18n as unknown as Texts;
  const slowly = texts.getFixedT.bind(texts);

  texts.getFixedT = (lng, ns, ...more) => {
    const t = slowly(lng, ns, ...more);
    if (typeof lng !== 'string' || typeof ns !== 'string' || more[0] !== undefined) return t;
    const quick: Translate = (key, ...values) => {
      const [first] = values;
      if (typeof key !== 'string' || !isFilledIn(first)) return t(key, ...values);
      const text = first === undefined ? texts.getResource(lng, ns, key) : undefined;
      return typeof text === 'string' && !FILLED.test(text) ? text : texts.t(key, { lng, ns, ...first });
    };
    return Object.assign(quick, t);
  };
}

/** Whether there are only values for a message, or none. */
function isFilledIn(values: unknown): values is object | undefined {
  if (typeof values === 'object' && values !== null) return !CHOICES.some((name) => name in values);
  return values === undefined;
}
