import { directionOf, intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';
import type { Sentences, TextKey } from './sentences.ts';

/** Says a sentence; `count` chooses its plural form. A sentence that nobody wrote is its own key. */
export type Translate<Key extends string = TextKey> = (
  key: Key,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** What would stand the wrong way round in a sentence that is read in this direction. */
const AGAINST = {
  ltr: /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/,
  rtl: /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc])[\p{L}\p{N}]/u,
};

/**
 * Speaks from the sentences of a language.
 *
 * What an agency or a deal says is put into `{{gaps}}` as it is: never looked
 * up as a key, never searched for gaps of its own; React does the escaping. It
 * is kept apart where it is read in another direction than the sentence, and
 * numbers are written as the language writes them.
 */
export function translator<Key extends string = TextKey>(sentences: Sentences, language: LanguageCode): Translate<Key> {
  const locale = intlLocaleOf(language);
  const plurals = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const against = AGAINST[directionOf(language)];

  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const sentence = sentenceAt(sentences, form) ?? sentenceAt(sentences, `${key}_other`) ?? key;
    const told = new Map(Object.entries(values));
    return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => {
      const value = told.get(name) ?? gap;
      if (typeof value === 'number') return numbers.format(value);
      return against.test(value) ? `\u2068${value}\u2069` : value;
    });
  };
}

function sentenceAt(sentences: Sentences, path: string): string | undefined {
  let found: string | Sentences | undefined = sentences;
  for (const step of path.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
