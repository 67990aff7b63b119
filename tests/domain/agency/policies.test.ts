import { test } from '@fast-check/vitest';
import { NO_POLICIES } from '@livery/contract/agency/policies';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalHost,
  type PolicyBook,
  type PolicyEntry,
  policiesFor,
  policyRulesFor,
} from '../../../src/domain/agency/policy-book.ts';

const SITE = { hostname: 'trips.example', subdomain: 'sunny' };

const book = (entries: Readonly<Record<string, PolicyEntry>>, everybody: PolicyEntry = {}): PolicyBook => ({
  everybody,
  entries: new Map(Object.entries(entries)),
});

const PARIS = { name: 'Paris', latitude: 48.85, longitude: 2.35, airport: { latitude: 49.01, longitude: 2.55 } };

// @rule 2.24, 6.8, 7.12
describe('policiesFor', () => {
  it.each(['platformOwner', 'partner', 'helpChat', 'englishFormatting'] as const)(
    'switches %s on where true',
    (flag) => {
      expect(policiesFor(book({ sunny: { [flag]: true } }), SITE)).toEqual({ ...NO_POLICIES, [flag]: true });
      expect(policiesFor(book({ sunny: { [flag]: 'true' as unknown as boolean } }), SITE)).toEqual(NO_POLICIES);
    },
  );

  it('takes over where deals are searched, the academy and the chat', () => {
    const settings = {
      dealLocation: PARIS,
      academyUrl: 'https://academy.example',
      chatWidgetUrl: 'https://chat.example',
    };
    expect(policiesFor(book({ sunny: settings }), SITE)).toEqual({ ...NO_POLICIES, ...settings });
  });

  it('takes over the currency and its country, each on its own (rules 9.5)', () => {
    const currencyOf = (settings: PolicyEntry, everybody?: PolicyEntry) => {
      const { currency, currencyCountry } = policiesFor(book({ sunny: settings }, everybody), SITE);
      return [currency, currencyCountry];
    };
    expect(currencyOf({})).toEqual(['', '']);
    expect(currencyOf({ currency: 'SAR' })).toEqual(['SAR', '']);
    expect(currencyOf({ currency: 'SAR' }, { currency: 'EUR', currencyCountry: 'FR' })).toEqual(['SAR', 'FR']);
  });

  it('puts the subdomain above everybody, and the host name above both (rules 6.8)', () => {
    const everybody = { partner: true, helpChat: true, academyUrl: 'https://a.example' };
    const entries = {
      'trips.example': { helpChat: false, academyUrl: 'https://c.example' },
      sunny: { partner: false, academyUrl: 'https://b.example' },
    };
    expect(policiesFor(book(entries, everybody), SITE)).toEqual({ ...NO_POLICIES, academyUrl: 'https://c.example' });
    expect(policiesFor(book(entries, everybody), { ...SITE, hostname: 'else.example' })).toEqual({
      ...NO_POLICIES,
      helpChat: true,
      academyUrl: 'https://b.example',
    });
    expect(policiesFor(book({}, everybody), SITE)).toEqual({ ...NO_POLICIES, ...everybody });
  });

  describe('hotels first (rules §2, layout rules)', () => {
    const hotelsFirst = (entries: Readonly<Record<string, PolicyEntry>>, everybody?: PolicyEntry) =>
      policiesFor(book(entries, everybody), SITE).hotelsFirst;

    it('is on where the entry of the host or of the agency is true', () => {
      expect(hotelsFirst({ 'trips.example': { hotelsFirstHosts: true } })).toBe(true);
      expect(hotelsFirst({ sunny: { hotelsFirstHosts: true } })).toBe(true);
      expect(hotelsFirst({ other: { hotelsFirstHosts: true } })).toBe(false);
      expect(hotelsFirst({ sunny: { hotelsFirstHosts: 'true' as unknown as boolean } })).toBe(false);
    });

    it('is on where a list names the host', () => {
      expect(hotelsFirst({ sunny: { hotelsFirstHosts: ['a.example', 'TRIPS.example'] } })).toBe(true);
      expect(hotelsFirst({ sunny: { hotelsFirstHosts: ['a.example'] } })).toBe(false);
      expect(hotelsFirst({ sunny: { hotelsFirstHosts: [] } })).toBe(false);
      expect(hotelsFirst({}, { hotelsFirstHosts: ['trips.example'] })).toBe(true);
    });
  });

  it('grants nothing for names that every object inherits', () => {
    const polluting = JSON.parse('{"__proto__": {"partner": true, "helpChat": true}}') as PolicyEntry;
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(policiesFor(book({}), { hostname: name, subdomain: name })).toEqual(NO_POLICIES);
      expect(policiesFor(book({ sunny: polluting }), SITE)).toEqual(NO_POLICIES);
    }
  });

  const anyEntry = fc.dictionary(anyText, fc.constant(true)) as fc.Arbitrary<PolicyEntry>;
  const anyBook = fc.record({ everybody: anyEntry, entries: fc.array(fc.tuple(anyText, anyEntry)) });
  test.prop([anyBook, anyText, anyText])(
    'never gives anything but the fields of policies, all there, whatever the names',
    ({ everybody, entries }, hostname, subdomain) => {
      const policies = policiesFor({ everybody, entries: new Map(entries) }, { hostname, subdomain });
      expect(Object.keys(policies).sort()).toEqual(Object.keys(NO_POLICIES).sort());
      expect(Object.getPrototypeOf(policies)).toBe(Object.prototype);
    },
  );
});

const FLAG: PolicyEntry = { partner: true };

const HELP: PolicyEntry = { helpChat: true };

describe('policyRulesFor (rules 6.8)', () => {
  it("are everybody's, the subdomain's and the host name's, in this order, as the file names them", () => {
    const entries = new Map([
      ['Trips.Example', FLAG],
      ['other', FLAG],
      ['SUNNY', HELP],
    ]);
    const site = { hostname: 'trips.example', subdomain: 'sunny' };
    expect(policyRulesFor({ everybody: HELP, entries }, site)).toEqual([
      { by: 'everybody', entry: 'default', settings: HELP },
      { by: 'subdomain', entry: 'SUNNY', settings: HELP },
      { by: 'hostname', entry: 'Trips.Example', settings: FLAG },
    ]);
  });

  it('hold once where both names are one, and not for a site without names', () => {
    const entries = new Map([
      ['', FLAG],
      ['sunny', FLAG],
      [' sunny. ', HELP],
    ]);
    const safe = (hostname: string, subdomain: string) =>
      policyRulesFor({ everybody: {}, entries }, { hostname, subdomain }).map(({ entry }) => entry);
    expect(safe('sunny', 'Sunny')).toEqual(['default', 'sunny']);
    expect(safe('', '')).toEqual(['default']);
  });
});

describe('canonicalHost', () => {
  it('is one for all ways to write a name', () => {
    for (const name of ['trips.example', ' Trips.EXAMPLE. ']) expect(canonicalHost(name)).toBe('trips.example');
    expect(canonicalHost('.')).toBe('');
  });
});
