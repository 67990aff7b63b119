import { test } from '@fast-check/vitest';
import { parseSearch } from '@livery/contract/search/parse-search';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chosenPlace,
  isChosen,
  NAMED_PLACES,
  type NamedPlace,
  typedPlace,
} from '../../../src/domain/search/named-place.ts';
import type { SuggestedPlace } from '../../../src/domain/search/suggested-places.ts';
import { ANY_DAY, readFrom } from './search-needs.ts';

const PLACES: readonly NamedPlace[] = Object.values(NAMED_PLACES).flat();

const aSuggestion = (at: SuggestedPlace['at']): SuggestedPlace => ({
  id: 'x',
  name: 'Lisbon',
  hint: '',
  kind: 'city',
  city: '',
  at,
});

// @rule 2.27
describe('a place of a search', () => {
  it('has names in the address of its product', () => {
    for (const [service, places] of Object.entries(NAMED_PLACES)) {
      const names = Object.keys(SEARCH_PLANS[service as keyof typeof SEARCH_PLANS].defaults(ANY_DAY));
      for (const place of places) expect(names).toEqual(expect.arrayContaining(Object.values(place)));
    }
  });

  it('is chosen with its point or its code, and typed with its name alone', () => {
    const [place] = NAMED_PLACES.hotels;
    const placeValues = chosenPlace(place, aSuggestion({ latitude: '38.7', longitude: '-9.1' }));
    expect(placeValues).toEqual({ place: 'Lisbon', lat: '38.7', long: '-9.1' });
    expect(isChosen(placeValues, place)).toBe(true);
    expect(isChosen({ ...placeValues, ...typedPlace(place, 'Lisbo') }, place)).toBe(false);
    const [from] = NAMED_PLACES.flights;
    expect(chosenPlace(from, aSuggestion({ code: 'LIS' }))).toEqual({ fromName: 'Lisbon', from: 'LIS' });
    expect(chosenPlace(from, aSuggestion({ latitude: '1', longitude: '1' }))).toEqual({});
  });

  test.prop([fc.stringMatching(/^[a-z]/), fc.string({ unit: 'binary' })])(
    'that was chosen has a name that its address keeps, however it is suggested',
    (letter, rest) => {
      const [place] = NAMED_PLACES.hotels;
      const point = aSuggestion({ latitude: '38.7', longitude: '-9.1' });
      const { place: name = '', ...at } = chosenPlace(place, { ...point, name: letter + rest });
      const readValues = { place: name, ...at, checkIn: '2026-11-22', checkOut: '2026-11-23' };
      expect(parseSearch(SEARCH_PLANS.hotels, readFrom(readValues), ANY_DAY)).toMatchObject({
        values: { place: name },
      });
      expect(name.slice(0, 1)).toBe(letter.slice(0, 1));
    },
  );

  test.prop([fc.constantFrom(...PLACES), fc.string()])(
    'is never one that was chosen after its name was typed',
    (place, name) => {
      expect(isChosen(typedPlace(place, name), place)).toBe(false);
    },
  );
});
