import { test } from '@fast-check/vitest';
import { DEFAULT_DEAL_LOCATION } from '@livery/contract/agency/policies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealPlaceName } from '../../../src/domain/deals/deal-place-name.ts';

const nameIn = (query: string, tab: 'hotels' | 'activities' | 'cars' = 'hotels', name = 'Dubai') =>
  dealPlaceName(new URLSearchParams(query), { fallback: { ...DEFAULT_DEAL_LOCATION, name }, language: 'en' }, tab);

const POINT = 'lat=48.86&long=2.35';

// @rule 2.10
describe('dealPlaceName (rules 2.10)', () => {
  it("is the name of the agency's place where the address gives none", () => {
    expect(nameIn('')).toEqual({ kind: 'named', name: 'Dubai' });
    expect(nameIn('lat=48.86')).toEqual({ kind: 'named', name: 'Dubai' });
    expect(nameIn('place=Paris')).toEqual({ kind: 'named', name: 'Dubai' });
  });

  it('is in the language of the page where the deployment has a name in it', () => {
    const fallback = { ...DEFAULT_DEAL_LOCATION, name: 'Lisbon', names: { ar: 'لشبونة', fr: 'Lisbonne' } };
    const names = (['ar', 'fr', 'sv'] as const).map((language) =>
      dealPlaceName(new URLSearchParams(), { fallback, language }, 'hotels'),
    );
    expect(names).toEqual(['لشبونة', 'Lisbonne', 'Lisbon'].map((name) => ({ kind: 'named', name })));
  });

  it('is unknown where the deployment has no name for it', () => {
    expect(nameIn('', 'hotels', ' ')).toEqual({ kind: 'unknown' });
  });

  it('is the name that the address has for its point, and the chosen place without one', () => {
    expect(nameIn(`${POINT}&place=Paris`)).toEqual({ kind: 'named', name: 'Paris' });
    expect(nameIn(`${POINT}&place=Aix-en-Provence%20(FR)`, 'activities')).toEqual({
      kind: 'named',
      name: 'Aix-en-Provence (FR)',
    });
    expect(nameIn(POINT)).toEqual({ kind: 'chosen' });
  });

  it("is that of the airport for cars, which stay at the agency's where the address has none", () => {
    expect(nameIn(`${POINT}&place=Paris`, 'cars')).toEqual({ kind: 'named', name: 'Dubai' });
    expect(nameIn('airportLat=49.01&airportLong=2.55', 'cars')).toEqual({ kind: 'chosen' });
    expect(nameIn('airportLat=49.01&airportLong=2.55&place=Paris', 'cars')).toEqual({ kind: 'named', name: 'Paris' });
    expect(nameIn('airportLat=49.01&airportLong=2.55')).toEqual({ kind: 'named', name: 'Dubai' });
  });

  it.each(['<b>Paris</b>', 'evil.example/login', '+1 555 0100', 'x'.repeat(61), '\u202eParis', 'Win: 100%', 'a\nb'])(
    'does without what is no name of a place: %j',
    (place) => {
      expect(nameIn(`${POINT}&${new URLSearchParams({ place })}`)).toEqual({ kind: 'chosen' });
    },
  );

  test.prop([fc.string({ unit: 'binary' })])('shows harmless characters only, whatever the address says', (place) => {
    const name = nameIn(`${POINT}&${new URLSearchParams({ place })}`);
    if (name.kind === 'named') expect(name.name).toMatch(/^[^<>"@:\p{C}]{1,60}$/u);
  });
});
