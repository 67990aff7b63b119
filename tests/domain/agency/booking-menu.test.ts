import { test } from '@fast-check/vitest';
import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { PRODUCTS } from '@livery/contract/agency/products';
import { anyBookingMenu, anyText } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import {
  bookNowPath,
  firstSoldProduct,
  isActive,
  serviceByTitle,
  soldProducts,
} from '../../../src/domain/agency/booking-menu.ts';

// @rule 3.1, 3.3
it('booking types have the ids of the platform (rules §3)', () => {
  expect(PRODUCTS.map(({ id, service }) => [id, service])).toEqual([
    [1, 'hotels'],
    [2, 'cars'],
    [3, 'activities'],
    [4, 'cruises'],
    [5, 'flights'],
    [6, 'resorts'],
  ]);
});

// @rule 2.9, 3.1, 3.3
describe('serviceByTitle', () => {
  it.each([
    ['hotels', ['Hotels', 'Hotel', ' HOTELS ']],
    ['cars', ['Cars', 'Car', 'Car Rentals', 'Car Rental', 'car rentals']],
    ['activities', ['Activities', 'Activity']],
    ['cruises', ['Cruise', 'Cruises', '\tcruise\n']],
    ['flights', ['Air Travel', 'Flights', 'Flight', 'AIR TRAVEL']],
    ['resorts', ['Resorts', 'Resort']],
  ] as const)('knows %s by all its names (rules 3.3)', (service, titles) => {
    for (const title of titles) expect(serviceByTitle(title)).toBe(service);
  });

  it.each(['', 'Trains', '__proto__', 'constructor', 'toString', 'Air-Travel'])(
    'knows no service called %j',
    (title) => {
      expect(serviceByTitle(title)).toBeUndefined();
    },
  );

  const services: readonly unknown[] = [undefined, ...PRODUCTS.map(({ service }) => service)];
  test.prop([anyText])('is a service or nothing for any text', (text) => {
    expect(services).toContain(serviceByTitle(text));
  });
});

// @rule 2.18, 3.1, 6.3, 7.7
describe('firstSoldProduct', () => {
  const menu: readonly BookingMenuItem[] = [
    { service: 'hotels', active: false },
    { service: 'resorts', active: true },
    { service: 'cars', active: true },
  ];

  it("is the first that is switched on, in the agency's own order", () => {
    expect(firstSoldProduct(menu)).toMatchObject({ id: 6, service: 'resorts', path: '/booknow/resort' });
    expect(bookNowPath(menu)).toBe('/booknow/resort');
  });

  it('is nothing where nothing is sold, and Book Now leads to flights then (rules §7)', () => {
    expect(firstSoldProduct([])).toBeUndefined();
    expect(firstSoldProduct([{ service: 'hotels', active: false }])).toBeUndefined();
    expect(bookNowPath([])).toBe('/booknow/flights');
    expect(bookNowPath([{ service: 'hotels', active: false }])).toBe('/booknow/flights');
  });

  test.prop([anyBookingMenu])('is active whenever there is one', (services) => {
    const first = firstSoldProduct(services);
    const index = services.findIndex(({ service }) => service === first?.service);
    expect(first === undefined || isActive(services, first.service)).toBe(true);
    const before = first === undefined ? services : services.slice(0, index);
    expect(before.some(({ service }) => isActive(services, service))).toBe(false);
  });
});

// @rule 3.1
describe('soldProducts', () => {
  test.prop([anyBookingMenu])('are all that is active, each once', (menu) => {
    const sold = soldProducts(menu).map(({ service }) => service);
    const active = menu.filter(({ service }) => isActive(menu, service)).map(({ service }) => service);
    expect(new Set(sold)).toEqual(new Set(active));
    expect(new Set(sold).size).toBe(sold.length);
  });
});

// @rule 2.3, 3.1
describe('isActive', () => {
  const menu: readonly BookingMenuItem[] = [
    { service: 'hotels', active: true },
    { service: 'cars', active: false },
  ];

  it('is true only for a service that the menu names and switches on', () => {
    expect(isActive(menu, 'hotels')).toBe(true);
    expect(isActive(menu, 'cars')).toBe(false);
    expect(isActive(menu, 'resorts')).toBe(false);
    expect(isActive([], 'hotels')).toBe(false);
  });

  it('takes nothing but true for on', () => {
    const careless = [{ service: 'hotels', active: 'yes' as unknown as boolean }] as const;
    expect(isActive(careless, 'hotels')).toBe(false);
    expect(firstSoldProduct(careless)).toBeUndefined();
  });
});
