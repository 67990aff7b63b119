import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { cookieValues } from '../../../src/infrastructure/storage/cookie-values.ts';
import type { CookieJar } from '../../../src/infrastructure/storage/key-value-storage.ts';
import { storedIn } from '../../support/adapters-in.ts';

/** A cookie jar with the cookies of a request. */
function jarOf(cookieHeader: string): CookieJar {
  const readAll = (name: string) => cookieValues(cookieHeader, name);
  return { ...memoryCookieJar(), readAll, read: (name) => readAll(name).at(-1) };
}

const storedFromCookies = (cookieHeader: string) => storedIn({ cookies: jarOf(cookieHeader) });

describe('cookies of one name, of parent domains and other paths too', () => {
  it('are all read, in their order and decoded; one that merely ends in the name is none of them', () => {
    expect(cookieValues('a=1; ba=2;a=%C3%A9; a="4";  a=%; a', 'a')).toEqual(['1', 'é', '4', '%']);
    expect(cookieValues('', 'a')).toEqual([]);
  });

  it('count by the last that is valid', () => {
    expect(storedFromCookies('auth=agent; auth=traveller; auth=admin').role.read()).toBe('traveller');
    expect(storedFromCookies('auth=admin').role.read()).toBeUndefined();
  });
});

describe('the remembered language', () => {
  it.each([
    ['pll_language=de', 'de'],
    ['pll_language=fr; pll_language=de; language=fr', 'fr'],
    ['pll_language=fr; pll_language=de', 'de'],
    ['pll_language=de; pll_language=xx; language=sv', 'de'],
    ['language=sv', 'sv'],
    ['pll_language=xx; language=yy', undefined],
  ])('of “%s” is %s', (sent, language) => {
    expect(storedFromCookies(sent).language.read()).toBe(language);
  });
});
