import { describe, expect, it } from 'vitest';
import { LANGUAGES, languageList } from '../../../src/domain/market/language.ts';

describe('languageList: "all nine if that call fails, each in its own name" (readings 36)', () => {
  it('names every language as its speakers do', () => {
    expect(languageList(undefined)).toEqual([
      { code: 'en', name: 'English' },
      { code: 'pt', name: 'Português' },
      { code: 'es', name: 'Español' },
      { code: 'da', name: 'Dansk' },
      { code: 'no', name: 'Norsk' },
      { code: 'de', name: 'Deutsch' },
      { code: 'ar', name: 'العربية' },
      { code: 'fr', name: 'Français' },
      { code: 'sv', name: 'Svenska' },
    ]);
  });

  it('names them as Intl does', () => {
    for (const { code, name } of languageList(undefined)) {
      const intl = new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? '';
      expect(name.toLocaleLowerCase(code)).toBe(intl.toLocaleLowerCase(code));
    }
  });

  it("lists what the agency enables, in the product's order", () => {
    expect(languageList(['sv', 'en', 'ar']).map(({ code }) => code)).toEqual(['en', 'ar', 'sv']);
  });

  it('lists all where none is enabled', () => {
    expect(languageList([]).map(({ code }) => code)).toEqual(LANGUAGES);
  });
});
