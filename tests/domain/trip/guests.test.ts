import { describe, expect, it } from 'vitest';
import { DEFAULT_GUESTS } from '../../../src/domain/trip/guests.ts';

describe('guests (rules §3): "flight adult 1 (age 12+), children 0 (2-12), infant 0 (under 2); cruise adult 2, children 0, infant 0"', () => {
  it('are one on a flight and two on a cruise before a traveller says otherwise', () => {
    expect(DEFAULT_GUESTS.flight).toEqual({ adults: 1, children: 0, infants: 0 });
    expect(DEFAULT_GUESTS.cruise).toEqual({ adults: 2, children: 0, infants: 0 });
  });
});
