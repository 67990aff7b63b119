import { readFileSync } from 'node:fs';
import type { LanguageCode } from '../../../src/domain/market/language.ts';
import type { TextKey } from '../../../src/ui/texts/sentences.ts';
import { translator } from '../../../src/ui/texts/translator.ts';

/** A sentence of the shell as it stands on the page in a language. */
export function said(
  language: LanguageCode,
  key: TextKey,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return translator(JSON.parse(readFileSync(`src/ui/texts/${language}.json`, 'utf8')), language)(key, values);
}
