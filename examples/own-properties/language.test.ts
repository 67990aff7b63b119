import { LANGUAGES } from '@livery/contract/market/language';
import { anyLanguage, anyUntrustedText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { resolveLanguage } from 'livery/domain/market/resolve-language';
import { expect, test } from 'vitest';

const anyCandidates = fc.record({
  query: anyUntrustedText(anyLanguage),
  cookie: anyUntrustedText(anyLanguage),
  partner: fc.boolean(),
  browser: fc.array(fc.string()),
});

test('a site speaks one of its languages, whatever address, cookie and browser say', () => {
  fc.assert(fc.property(anyCandidates, (candidates) => LANGUAGES.includes(resolveLanguage(candidates))));
});

test('an address that names a language wins', () => {
  fc.assert(
    fc.property(anyCandidates, anyLanguage, (candidates, query) => {
      expect(resolveLanguage({ ...candidates, query })).toBe(query);
    }),
  );
});
