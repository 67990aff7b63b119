import { test } from '@fast-check/vitest';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createHoldStore } from '../../world/resorts/resort-holds.ts';
import { findResortOffer } from '../../world/resorts/resort-offer.ts';
import { isResortCurrency } from '../../world/resorts/resort-price.ts';
import { resortDealsNear, resortRooms } from '../../world/resorts/resort-records.ts';
import { searchResorts, suggestResorts } from '../../world/resorts/resort-search.ts';
import { allResorts } from '../../world/resorts/resorts.ts';

const CONTEXT = { seed: 1, origin: '' };
const MALE = { latitude: 4.1755, longitude: 73.5093 };

describe('resorts', () => {
  it('have each their own id, and are the same for a seed', () => {
    const ids = allResorts(1).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(new Set(ids).size).toBe(ids.length);
    expect(allResorts(1)).toEqual(allResorts(1));
    expect(allResorts(2)).not.toEqual(allResorts(1));
  });

  it('are found by a word of their name or place, without accents, and then those around that place', () => {
    const names = searchResorts('barcelona', CONTEXT).map(({ name, location }) => `${name} ${location}`);
    expect(names.map((name) => name.includes('Barcelona'))).toEqual([...Array(3).fill(true), ...Array(3).fill(false)]);
    expect(names[3]).toContain('Valencia');
    const found = searchResorts('cancun', CONTEXT);
    expect(found).toHaveLength(3);
    expect(searchResorts(found[0]?.name.split(' ')[0] ?? '', CONTEXT).length).toBeGreaterThan(0);
    expect([searchResorts('', CONTEXT), searchResorts('ancun', CONTEXT)]).toEqual([[], []]);
  });

  it.each([
    ['lon', 'en', 'London, United Kingdom', 'Bournemouth'],
    ['paris', 'fr', 'Paris, France', 'Deauville'],
    ['لند', 'ar', 'لندن، المملكة المتحدة', 'بورنموث'],
  ])(
    'are suggested for a city that has none by that city, then those around it: %s in %s',
    (key, language, city, place) => {
      const [first, ...others] = suggestResorts(key, { ...CONTEXT, language });
      expect(first).toMatchObject({ type: 'city', fullName: city });
      const [resort] = others.filter((other) => 'location' in other);
      expect(resort?.location).toContain(place);
    },
  );

  test.prop([fc.oneof(fc.string(), fc.stringMatching(/^[a-z]{2,4}$/))])(
    'are around every city that is suggested, whatever is typed',
    (key) => {
      for (const suggested of suggestResorts(key, CONTEXT)) {
        if (!('type' in suggested)) continue;
        const { lat, lon } = suggested.coordinates;
        expect(resortDealsNear({ latitude: lat, longitude: lon }, 'USD', CONTEXT).length).toBeGreaterThan(0);
      }
    },
  );

  it('cost in a list what their rooms cost, for a party that the cheapest is too small for as well', () => {
    for (const { id, rooms } of resortDealsNear(MALE, 'EUR', CONTEXT)) {
      const offered = resortRooms(id, '2026-02-03', 'EUR', CONTEXT) ?? [];
      expect(rooms).toEqual(offered.map(({ sleeps, price, rates }) => ({ sleeps, price, rates })));
      const family = findResortOffer(`${id}~2026-02-03~2026-02-04~2~2`, { ...CONTEXT, today: '2026-02-01' });
      expect(family?.choices.map((choice) => choice.id)).toEqual(['villa-with-pool', 'family-house']);
      expect(family?.offer.price).toEqual(family?.choices[0]?.price);
    }
  });

  it('are offered around a point, the nearest first, priced in the requested currency', () => {
    const [dollars, yen] = ['USD', 'JPY'].map((currency) => resortDealsNear(MALE, currency, CONTEXT));
    expect(dollars?.slice(0, 3).every(({ name }) => name.endsWith('Malé'))).toBe(true);
    expect(yen?.[0]?.currency).toBe('JPY');
    expect(yen?.[0]?.price).toBeGreaterThan((dollars?.[0]?.price ?? 0) * 50);
    expect(resortDealsNear({ latitude: 0, longitude: -140 }, 'USD', CONTEXT)).toEqual([]);
  });

  it('have rooms for a day, fewer or more, and none where there is no resort', () => {
    const [{ id } = { id: '' }] = allResorts(1);
    const rooms = resortRooms(id, '2026-02-03', 'USD', { seed: 1 }) ?? [];
    expect(rooms).toHaveLength(4);
    for (const { left, price } of rooms) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(price).toBeGreaterThan(0);
    }
    expect(resortRooms(id, '2026-02-04', 'USD', { seed: 1 })).not.toEqual(rooms);
    expect(resortRooms('R0', '2026-02-03', 'USD', { seed: 1 })).toBeNull();
  });

  it('have a house that is free on each day, so that a visitor can always book', () => {
    fc.assert(
      fc.property(fc.constantFrom(...allResorts(1)), fc.integer({ min: 0, max: 600 }), ({ id }, days) => {
        const day = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
        expect(resortRooms(id, day, 'USD', { seed: 1 })?.at(-1)?.left).toBeGreaterThanOrEqual(2);
      }),
    );
  });

  it('take currencies that there is a rate for', () => {
    expect(['USD', 'MXN', 'usd', '', '__proto__', 'constructor'].filter(isResortCurrency)).toEqual(['USD', 'MXN']);
  });
});

describe('holds', () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const GUEST = { session: 's', owner: null };
  const holdStoreAt = (now: () => Date) => {
    let count = 0;
    return createHoldStore(now, () => `RES-${++count}`);
  };

  it('are forgotten once they are too many: those that are over first', () => {
    let minutes = 0;
    const book = holdStoreAt(() => at(minutes));
    const [live, over] = [book.hold('R1', GUEST), book.hold('R1', GUEST)];
    book.book(live.reference);
    minutes = 16;
    for (let count = 0; count < 999; count += 1) book.hold('R1', { session: `session-${count}`, owner: null });
    expect([book.find(live.reference)?.outcome, book.find(over.reference)]).toEqual(['BOOKED', undefined]);
    for (let count = 0; count < 1000; count += 1) book.hold('R1', { session: `other-${count}`, owner: null });
    expect(book.find(live.reference)).toBeUndefined();
  });

  it('differ by reference, and are remembered by person: a session has none', () => {
    const book = holdStoreAt(() => at(0));
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b'), { minLength: 1 }), (people) => {
        const made = people.map((owner) => book.hold('R1', { session: 's', owner }));
        expect(new Set(made.map(({ reference }) => reference)).size).toBe(made.length);
        const last = made.at(-1);
        expect(book.latest(last?.owner ?? '')).toEqual(last);
        expect(book.find(last?.reference ?? '')).toEqual(last);
      }),
      { numRuns: runCount(20) },
    );
    book.hold('R1', GUEST);
    for (const found of [book.find('RES-0'), book.release('RES-0'), book.latest('x'), book.latest('s')]) {
      expect(found).toBeUndefined();
    }
  });
});
