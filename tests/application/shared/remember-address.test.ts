import { describe, expect, it } from 'vitest';
import { rememberAddress } from '../../../src/application/shared/remember-address.ts';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { storedValues } from '../../../src/infrastructure/storage/stored-values.ts';

/** What the device stores after visits to addresses with these queries. */
function storedBy(...queries: readonly string[]) {
  const stored = storedValues({
    cookies: memoryCookieJar(),
    localStorage: memoryStorage(),
    sessionStorage: memoryStorage(),
  });
  for (const query of queries) rememberAddress(new URLSearchParams(query), stored);
  const { language, hideHeader, hideFooter, sessionId, currency, edgeCurrency } = stored;
  return {
    values: [language, hideHeader, hideFooter, sessionId].map((value) => value.read()),
    currencies: [currency.read(), edgeCurrency.read()],
  };
}

describe('rememberAddress', () => {
  it('stores the language, what is hidden, and the session that is handed over (rules 2.19, 7.3)', () => {
    expect(storedBy('lng=de&hideHeader=true&xsessionid=handed-over-1').values).toEqual([
      'de',
      true,
      undefined,
      'handed-over-1',
    ]);
  });

  it.each(['', 'lng=xx&hideHeader=1&hideFooter=&xsessionid=short'])('stores nothing of “%s”', (query) => {
    expect(storedBy(query).values).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each(['DE', 'de-AT', ' de '])('stores German for lng=“%s”: capitals, blanks and regions don’t matter', (lng) => {
    expect(storedBy(`lng=${encodeURIComponent(lng)}`).values[0]).toBe('de');
  });

  it('stores a currency of the catalogue, for the device and for the edge, and ignores any other (rules 9.5)', () => {
    const euros = { currency: 'EUR', country: 'DE' };
    expect(storedBy('currency=eur&code=de').currencies).toEqual([euros, euros]);
    expect(storedBy('currency=EUR&code=DE', 'currency=XXX&code=GB').currencies).toEqual([euros, euros]);
    expect(storedBy('currency=').currencies).toEqual([undefined, undefined]);
  });

  it('keeps what a later address leaves out, and clears what it sets to false', () => {
    const firstQuery = 'lng=de&hideHeader=true&hideFooter=true&xsessionid=handed-over-1';
    expect(storedBy(firstQuery, 'hideFooter=false').values).toEqual(['de', true, undefined, 'handed-over-1']);
  });
});
