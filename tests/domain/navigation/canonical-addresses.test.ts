import { test } from '@fast-check/vitest';
import { LANGUAGES, type LanguageCode } from '@livery/contract/market/language';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { pathLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalAddresses, type SiteAddresses } from '../../../src/domain/navigation/canonical-addresses.ts';
import { anyTabs, anyWantedTab } from '../../support/arbitraries/deal-arbitraries.ts';
import { aPage } from '../../support/pages/a-page.ts';

const SITE: SiteAddresses = {
  tabs: ['hotels', 'cars', 'flights'],
  languages: ['en', 'de', 'no'],
  defaultLanguage: 'en',
};

const addressesOf = (address: string, site: Partial<SiteAddresses> = {}) =>
  canonicalAddresses(aPage(address), { ...SITE, ...site });

describe('the canonical address', () => {
  it.each([
    ['/', '/'],
    ['/?tab=Hotels', '/'],
    ['/?tab=cars', '/?tab=Car+Rentals'],
    ['/?tab=air%20travel&lng=de', '/?tab=Flights&lng=de'],
    ['/?tab=nothing', '/'],
    ['/?lng=de', '/?lng=de'],
    ['/?lng=en', '/'],
    ['/?lng=sv', '/'],
    ['/?lng=DE', '/?lng=de'],
    ['/?currency=EUR&code=DE&hideHeader=true&lat=1&long=2&lng=no', '/?lng=no'],
    ['/about/', '/about'],
    ['/about?tab=cars', '/about'],
    ['/faqs?utm_source=mail', '/faqs'],
    ['/blog?utm_source=mail&lng=de', '/blog?lng=de'],
    ['/blog/a-post/', '/blog/a-post'],
  ])('of %s is %s', (address, canonical) => {
    expect(addressesOf(address)?.canonical).toBe(canonical);
  });

  it.each(['/blog?id=17', '/top-destination?city=Rome', '/destination/rome?lng=de&page=2'])(
    'is unknown where a remote module may read more of the address: %s',
    (address) => {
      expect(addressesOf(address)).toBeNull();
    },
  );
});

describe('the addresses by language', () => {
  it('are those of the languages that the agency enables, and one for any', () => {
    expect(addressesOf('/?tab=cars&lng=no')).toMatchObject({
      languages: [
        { language: 'en', address: '/?tab=Car+Rentals' },
        { language: 'de', address: '/?tab=Car+Rentals&lng=de' },
        { language: 'no', address: '/?tab=Car+Rentals&lng=no' },
      ],
      anyLanguage: '/?tab=Car+Rentals',
    });
  });

  const anyLanguages = fc.shuffledSubarray<LanguageCode>([...LANGUAGES], { minLength: 1 });
  const anyPath = fc.constantFrom(...PATH_CATALOGUE.map(({ pattern }) => pathLike(pattern)));

  test.prop([
    anyPath,
    anyTabs,
    anyWantedTab,
    anyLanguages,
    fc.option(fc.oneof(fc.constantFrom(...LANGUAGES), fc.string())),
  ])('stand for themselves, and lead to the same alternates from each', (path, tabs, tab, languages, lng) => {
    const query = new URLSearchParams([
      ...(tab === undefined || path !== '/' ? [] : [['tab', tab]]),
      ...(lng === null ? [] : [['lng', lng]]),
    ]);
    const site: SiteAddresses = { tabs, languages, defaultLanguage: 'en' };
    const addresses = canonicalAddresses({ path, query }, site);
    if (addresses === null) throw new Error('Every parameter here is known.');
    const allAddresses = [
      addresses.canonical,
      addresses.anyLanguage,
      ...addresses.languages.map(({ address }) => address),
    ];
    for (const address of allAddresses) {
      expect(canonicalAddresses(aPage(address), site)).toEqual({ ...addresses, canonical: address });
    }
  });
});
