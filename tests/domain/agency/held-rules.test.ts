import { describe, expect, it } from 'vitest';
import { heldRules } from '../../../src/domain/agency/held-rules.ts';
import { canonicalHost, type PolicyEntry } from '../../../src/domain/agency/policy-book.ts';

const FLAG: PolicyEntry = { partner: true };
const HELP: PolicyEntry = { helpChat: true };

describe('heldRules (readings 25)', () => {
  it("are everybody's, the subdomain's and the host name's, in this order, as the file names them", () => {
    const entries = new Map([
      ['Trips.Example', FLAG],
      ['other', FLAG],
      ['SUNNY', HELP],
    ]);
    const site = { hostname: 'trips.example', subdomain: 'sunny' };
    expect(heldRules({ everybody: HELP, entries }, site)).toEqual([
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
    const held = (hostname: string, subdomain: string) =>
      heldRules({ everybody: {}, entries }, { hostname, subdomain }).map(({ entry }) => entry);
    expect(held('sunny', 'Sunny')).toEqual(['default', 'sunny']);
    expect(held('', '')).toEqual(['default']);
  });
});

describe('canonicalHost', () => {
  it('is one for all ways to write a name', () => {
    for (const name of ['trips.example', ' Trips.EXAMPLE. ']) expect(canonicalHost(name)).toBe('trips.example');
    expect(canonicalHost('.')).toBe('');
  });
});
