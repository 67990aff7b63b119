import { readFileSync } from 'node:fs';
import { type LanguageCode, languageOfTag, languageTag } from '@livery/contract/market/language';
import { createInstance } from 'i18next';
import { I18N_OPTIONS, NAMESPACE, valueFormatter } from '../../../src/ui/texts/i18n-options.ts';
import type { TextKey } from '../../../src/ui/texts/messages.ts';

/** A message of the shell in a language, as the page shows it. */
export function messageIn(
  language: LanguageCode,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const lng = languageTag(language);
  const i18n = createInstance().use(valueFormatter(languageOfTag));
  void i18n.init({ ...I18N_OPTIONS, lng, fallbackLng: false, resources: {}, initAsync: false });
  for (const folder of ['src/ui/texts', 'src/ui/deals/texts']) {
    i18n.addResourceBundle(lng, NAMESPACE, JSON.parse(readFileSync(`${folder}/${language}.json`, 'utf8')), true);
  }
  return i18n.t(key, values);
}
