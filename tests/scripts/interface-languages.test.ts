import { expect, it } from 'vitest';
import { interfaceLanguages } from '../../scripts/interface-languages.mjs';
import { LANGUAGES, languageTagOf } from '../../src/domain/market/language.ts';

it('reads every language of the table, with what documents call it', () => {
  expect(interfaceLanguages('.')).toEqual(LANGUAGES.map((code) => ({ code, tag: languageTagOf(code) })));
});
