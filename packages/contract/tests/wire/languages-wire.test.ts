import { parseLanguages } from '@livery/contract/wire/languages-wire';
import { describe, expect, it } from 'vitest';

const languagesOf = (response: unknown) => {
  const languages = parseLanguages(response);
  return languages.ok ? languages.value : languages.error.kind;
};

describe('an agency’s languages', () => {
  it('are read by value or code, in any letter case, with a wrapper or without', () => {
    const languages = [{ value: 'EN' }, { code: ' de ', value: null }, { code: 'xx' }];
    for (const response of [{ languages }, { data: languages }, languages])
      expect(languagesOf(response)).toEqual(['en', 'de']);
  });

  it.each([
    [
      ['de', 'fr', 'de'],
      ['de', 'fr'],
    ],
    [[{ code: 'de', value: 'fr' }], ['fr']],
    [{ languages: { value: 'sv' } }, ['sv']],
    [{}, 'malformed'],
    [{ languages: 'de' }, 'malformed'],
  ])('in %j are %j', (response, expected) => {
    expect(languagesOf(response)).toEqual(expected);
  });
});
