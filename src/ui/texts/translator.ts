import { intlLocaleOf, type LanguageCode } from '../../domain/market/language.ts';
import type { Sentences, TextKey } from './sentences.ts';

/** Says a sentence; `count` chooses its plural form. A sentence that nobody wrote is its own key. */
export type Translate = (key: TextKey, values?: Readonly<Record<string, string | number>>) => string;

/**
 * Speaks from the sentences of a language.
 *
 * What an agency or a deal says is put into `{{gaps}}` as it is: never looked
 * up as a key, never searched for gaps of its own; React does the escaping.
 */
export function translator(sentences: Sentences, language: LanguageCode): Translate {
  const plurals = new Intl.PluralRules(intlLocaleOf(language));

  return (key, values = {}) => {
    const { count } = values;
    const form = typeof count === 'number' ? `${key}_${plurals.select(count)}` : key;
    const sentence = sentenceAt(sentences, form) ?? sentenceAt(sentences, `${key}_other`) ?? key;
    const told = new Map(Object.entries(values));
    return sentence.replace(/\{\{(\w+)\}\}/g, (gap, name: string) => String(told.get(name) ?? gap));
  };
}

function sentenceAt(sentences: Sentences, path: string): string | undefined {
  let found: string | Sentences | undefined = sentences;
  for (const step of path.split('.')) {
    found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}
