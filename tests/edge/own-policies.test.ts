import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { policiesFor } from '../../src/domain/agency/policies-for.ts';
import { ownPolicies } from '../../src/edge/pages-by-site.ts';
import { parsePolicyBook } from '../../src/infrastructure/agency/policy-book-wire.ts';

const FILE = {
  default: { englishFormatting: true, hotelsFirstHosts: ['book.noir.example', 'aurora.example'] },
  Aurora: { partner: true },
  'aurora.example.': { helpChat: true },
  noir: { chatWidgetUrl: 'https://chat.example/noir' },
  'book.noir.example': { hotelsFirstHosts: true },
};

const anyName = fc.constantFrom('aurora', 'noir', 'book.noir.example', 'aurora.example', 'x', 'x.example', '');
const anyRules = fc.record(
  {
    partner: fc.boolean(),
    englishFormatting: fc.boolean(),
    academyUrl: fc.constantFrom('https://a.example/', 'https://b.example/'),
    hotelsFirstHosts: fc.oneof(fc.boolean(), fc.array(anyName, { maxLength: 3 })),
  },
  { requiredKeys: [] },
);
const anyFile = fc.dictionary(fc.oneof(anyName, fc.constant('default')), anyRules);

describe('ownPolicies', () => {
  it("tells a host the rules of everybody, of its agency and its own, and no other agency's host", () => {
    expect(ownPolicies(FILE, { hostname: 'aurora.example', subdomain: 'aurora' })).toEqual({
      default: { englishFormatting: true, hotelsFirstHosts: ['aurora.example'] },
      Aurora: { partner: true },
      'aurora.example.': { helpChat: true },
    });
    expect(ownPolicies(FILE, { hostname: 'nobody.example', subdomain: '' })).toEqual({
      default: { englishFormatting: true, hotelsFirstHosts: [] },
    });
  });

  it('leaves the rules that hold for the host as they were', () => {
    fc.assert(
      fc.property(anyFile, anyName, anyName, (file, hostname, subdomain) => {
        const site = { hostname, subdomain };
        expect(policiesFor(parsePolicyBook(ownPolicies(file, site)), site)).toEqual(
          policiesFor(parsePolicyBook(file), site),
        );
      }),
    );
  });
});
