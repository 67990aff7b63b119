import { intlLocale, LANGUAGES } from '@livery/contract/market/language';
import { addressWith, countryOptions, localeOf, monthName, nameOfCode, pagesAround } from '@livery/remote';
import { isEmail, isPhone } from '@livery/remote/forms';
import { pictureAddress } from '@livery/ui/picture';
import { describe, expect, it } from 'vitest';

it('formats in the same locales as the shell', () => {
  expect(LANGUAGES.map(localeOf)).toEqual(LANGUAGES.map(intlLocale));
});

describe('an address', () => {
  it('adds values to its query, and removes empty ones', () => {
    expect(addressWith('/blog', { page: 2, topic: '', sort: undefined }, '?topic=food&x=1&sort=a')).toBe(
      '/blog?x=1&page=2',
    );
  });

  it('has no question mark without a query', () => {
    expect(addressWith('/blog', { page: null }, '?page=2')).toBe('/blog');
  });

  it('keeps typed input within its value', () => {
    expect(addressWith('/login', { redirect: '/booknow/hotels?a=1&b=2' })).toBe(
      '/login?redirect=%2Fbooknow%2Fhotels%3Fa%3D1%26b%3D2',
    );
  });
});

describe('pages to go to', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [1, 4, [1, 2, 3, 4]],
    [9, 9, [1, null, 8, 9]],
  ])('around %i of %i are %o', (page, pages, offered) => {
    expect(pagesAround(page, pages)).toEqual(offered);
  });
});

describe('a picture', () => {
  it.each(['https://cdn.example/a.jpg', 'http://cdn.example/a.jpg', '/media/a.svg'])(
    'may be had from %s',
    (address) => {
      expect(pictureAddress(` ${address} `)).toBe(address);
    },
  );

  it.each([
    '',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg>',
    '//cdn.example/a.jpg',
    '/\\cdn.example',
    'a.jpg',
    'https://',
  ])('may not be had from “%s”', (address) => {
    expect(pictureAddress(address)).toBeNull();
  });
});

describe('names', () => {
  it('are in the visitor’s language', () => {
    expect(nameOfCode('region', 'PT', 'de')).toBe('Portugal');
    expect([nameOfCode('currency', 'JPY', 'fr'), monthName(3, 'no'), monthName(3, 'en', 'short')]).toEqual([
      'yen japonais',
      'mars',
      'Mar',
    ]);
  });

  it('of what there isn’t are empty', () => {
    expect(['__proto__', '', 'usd!'].map((code) => nameOfCode('region', code, 'en'))).toEqual(['', '', '']);
    expect([0, 13, 1.5, Number.NaN].map((month) => monthName(month, 'en'))).toEqual(['', '', '', '']);
  });
});

it('recognises e-mail addresses', () => {
  expect(['a@b.example', ' a+b@c.co.uk '].map(isEmail)).toEqual([true, true]);
  expect(['', 'a', 'a@b', '@b.example', 'a@b.', 'a b@c.de', 'a@@b.de', 'a@.de'].map(isEmail)).not.toContain(true);
});

it('recognises phone numbers', () => {
  expect(['+44 20 7946 0123', '(020) 7946-0123', '123456'].map(isPhone)).toEqual([true, true, true]);
  expect(
    ['٠٥٠ ١٢٣ ٤٥٦٧', '＋４４　20 7946', '020/7946 0123 ext. 890', '020‑7946‑0123', '\u202a+44 20 7946 0123\u202c'].map(
      isPhone,
    ),
  ).not.toContain(false);
  expect(['', '12345', 'call me', '+', '123456789012345678901'].map(isPhone)).not.toContain(true);
});

describe('countries to choose from', () => {
  it('stand once each, by their names in the visitor’s language, in its order', () => {
    expect(countryOptions(['SE', 'PT', 'AT', 'SE'], 'de').map(({ label }) => label)).toEqual([
      'Österreich',
      'Portugal',
      'Schweden',
    ]);
    expect(countryOptions(['AT'], 'en')).toEqual([{ value: 'AT', label: 'Austria' }]);
  });

  it('have their code for a name where they have none, and nothing chosen is no country', () => {
    expect(countryOptions(['', 'x!'], 'en')).toEqual([{ value: 'x!', label: 'x!' }]);
  });
});
