import { readFileSync } from 'node:fs';
import { createInstance } from 'i18next';
import { type LanguageCode, languageOfTag, languageTagOf } from '../../../src/domain/market/language.ts';
import { I18N_OPTIONS, valueFormatter } from '../../../src/ui/texts/i18n-options.ts';
import type { TextKey } from '../../../src/ui/texts/messages.ts';

/** A message of the shell as it stands on the page in a language. */
export function messageIn(
  language: LanguageCode,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const shell = JSON.parse(readFileSync(`src/ui/texts/${language}.json`, 'utf8'));
  const lng = languageTagOf(language);
  const i18n = createInstance().use(valueFormatter(languageOfTag));
  void i18n.init({ ...I18N_OPTIONS, lng, fallbackLng: false, resources: { [lng]: { shell } }, initAsync: false });
  return i18n.t(key, values);
}
