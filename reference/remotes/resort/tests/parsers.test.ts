import { parseResortDeals } from '@livery/contract/wire/resort-wire';
import { responseReader } from '@livery/remote';
import { resortDetails } from '@livery/sandbox/world/resorts/resort-details';
import { resortDealsNear, resortRooms } from '@livery/sandbox/world/resorts/resort-records';
import words from '@livery/sandbox/world/resorts/resort-words.json' with { type: 'json' };
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { pictureUrl } from '@livery/ui/picture-source';
import { describe, expect, it } from 'vitest';
import { amenityCode } from '../amenity-list.tsx';
import { holdAfterTimeout } from '../checkout/checkout-screen.tsx';
import { announcedMinutes, clockText } from '../checkout/hold-clock.tsx';
import { readHold } from '../checkout/read-hold.ts';
import { parseResort } from '../details/resort-wire.ts';
import { unavailableReason } from '../details/unit.ts';
import { readUnits } from '../details/use-units.ts';
import { filtersFromQuery } from '../results/deal-filters.ts';
import { placeFromQuery } from '../search/place-from-query.ts';
import { freeCancellationEnd } from '../stay/stay.ts';
import { stayFromQuery } from '../stay/use-stay.ts';

const WORLD = { seed: 1, origin: 'http://x' };
const TODAY = Temporal.PlainDate.from('2026-02-01');
const queryReader = (query: string) => {
  const values = new URLSearchParams(query);
  return (name: string) => values.get(name) ?? '';
};
const allOf = (query: string) => (name: string) => new URLSearchParams(query).getAll(name);

describe('the responses of the service', () => {
  it('is read whole where it is in order', () => {
    for (const { id } of allResorts(1).slice(0, 5)) {
      const rooms = resortRooms(id, '2026-02-03', 'EUR', { seed: 1 }) ?? [];
      expect(readUnits({ data: { rooms } })).toHaveLength(rooms.length);
      const resort = parseResort({ data: resortDetails(id, WORLD) });
      expect(resort?.id).toBe(id);
      expect(new Set(resort?.images.map(pictureUrl)).size).toBe(8);
    }
    const deals = resortDealsNear({ latitude: 4.1755, longitude: 73.5093 }, 'EUR', WORLD);
    const offers = responseReader(parseResortDeals)({ data: deals });
    expect(offers?.map(({ price }) => price?.currency)).toEqual(deals.map(() => 'EUR'));
    expect(offers).toMatchObject(deals.map(({ rates }) => ({ rates })));
  });

  it('has words in every language for all that the sandbox’s resorts offer', () => {
    expect(words.amenities.filter((amenity) => amenityCode(amenity) === null)).toEqual([]);
    expect(amenityCode('__proto__')).toBeNull();
  });
});

describe('a hold', () => {
  const data = { reference_number: 'RES-1', status: 'HELD', expires_at: '2026-02-01T10:15:00Z' };

  it('whose time is up has the status that the service gives, and is over where it gives none', () => {
    const hold = readHold({ data });
    if (hold === null || hold === undefined) throw new Error('There is one.');
    expect(holdAfterTimeout(hold, undefined).status).toBe('expired');
    expect(holdAfterTimeout(hold, { ...hold, status: 'booked' }).status).toBe('booked');
    expect(holdAfterTimeout(hold, hold)).toMatchObject({ status: 'held', expiresAt: null });
  });

  it.each([
    [900, '15:00', 15],
    [899, '14:59', 15],
    [301, '5:01', 10],
    [300, '5:00', 5],
    [61, '1:01', 2],
    [59, '0:59', 1],
    [0, '0:00', 1],
    [3599, '59:59', 60],
  ])('with %i seconds left shows %s and is announced as %i minutes', (seconds, text, minutes) => {
    expect([clockText(seconds), announcedMinutes(seconds)]).toEqual([text, minutes]);
  });
});

describe('an address', () => {
  it('is read as a stay, or else as one that can be booked', () => {
    const stay = stayFromQuery(queryReader('checkIn=2026-02-03&checkOut=2026-02-05&adults=3&children=2'), TODAY);
    expect(stay).toEqual({ checkIn: '2026-02-03', checkOut: '2026-02-05', adults: 3, children: 2 });
    const some = { checkIn: '2026-02-02', checkOut: '2026-02-05', adults: 2, children: 0 };
    for (const query of [
      '',
      'checkIn=2026-01-31&checkOut=2026-02-05',
      'checkIn=2026-02-03&checkOut=2026-02-03',
      'checkIn=2026-02-03&checkOut=2026-03-06',
      'checkIn=2026-02-30&checkOut=2026-03-06&adults=0&children=7',
      'adults=1e1&children=-1',
    ]) {
      expect(stayFromQuery(queryReader(query), TODAY)).toEqual(some);
    }
  });

  it('is read as a place on the globe, or none', () => {
    expect(placeFromQuery(queryReader('place= Bali &lat=-8.69&lon=115.17'))).toEqual({
      name: 'Bali',
      lat: -8.69,
      lon: 115.17,
    });
    for (const query of ['', 'lat=91&lon=0', 'lat=1&lon=181', 'lat=1', 'lat=1e1&lon=1', 'lat=NaN&lon=1']) {
      expect(placeFromQuery(queryReader(query))).toBeNull();
    }
  });

  it('limits prices only in the currency that they are in, or in none, as a form sends them', () => {
    expect(filtersFromQuery(allOf('least=100USD&most=300USD&rating=4&with=Spa~Golf&with=Pool'), 'USD')).toEqual({
      least: 100,
      most: 300,
      rating: 4,
      amenities: ['Spa', 'Golf', 'Pool'],
    });
    expect(filtersFromQuery(allOf('least=100&most=&rating='), 'JPY')).toMatchObject({ least: 100, most: null });
    expect(filtersFromQuery(allOf('least=1USD&most=300USD&rating=9&with=~'), 'JPY')).toEqual({
      least: null,
      most: null,
      rating: null,
      amenities: [],
    });
  });
});

it('a unit can’t be had where it is sold out, or smaller than the party', () => {
  const [unit] = readUnits({ data: { rooms: [{ name: 'A', left: 1, sleeps: 2 }] } }) ?? [];
  if (unit === undefined) throw new Error('There is one.');
  const stay = { checkIn: '2026-02-03', checkOut: '2026-02-05', adults: 2, children: 0 };
  expect([
    unavailableReason(unit, stay),
    unavailableReason(unit, { ...stay, children: 1 }),
    unavailableReason({ ...unit, left: 0 }, stay),
    unavailableReason({ ...unit, sleeps: null }, { ...stay, adults: 8 }),
  ]).toEqual([null, 'tooSmall', 'soldOut', null]);
});

describe('free cancellation of a stay', () => {
  it.each([
    ['2026-02-15', 14, '2026-02-01'],
    ['2026-02-02', 1, '2026-02-01'],
    ['2026-02-15', 0, ''],
    ['2026-02-15', null, null],
    ['no day', 3, null],
  ])('of %s, up to %j days before: until %j', (checkIn, days, expected) => {
    expect(freeCancellationEnd(checkIn, days)).toBe(expected);
  });
});
