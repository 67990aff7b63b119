import { describe, expect, it } from 'vitest';
import { cityNameIn } from '../../world/geo/place-names.ts';

describe('the name of a city', () => {
  it.each([
    ['Lisbon', 'fr', 'Lisbonne'],
    ['New York', 'ar', 'نيويورك'],
    ['New York', 'en', 'New York'],
    ['Nowhere', 'ar', 'Nowhere'],
  ])('of %s in %s is %s', (name, language, expected) => {
    expect(cityNameIn(language, name)).toBe(expected);
  });
});
