import { describe, expect, it } from 'vitest';
import { languageChangeEffect } from '../../../src/domain/market/language-change-effect.ts';

describe('languageChangeEffect (rules §4, language change)', () => {
  it.each([
    '/booknow/activities',
    '/booknow/activities/search',
    '/booknow/activities/result-details/KAYAK1',
    '/booknow/activities/bookings/checkout',
    '/booknow/flights/checkout',
    '/booknow/flights/checkout/',
    '/booknow/hotels/search',
    '/booknow/hotels/search-details',
    '/booknow/hotels/hotel-details',
    '/hotel-details',
    '/booknow/hotels/checkout',
    '/booknow/hotels/checkout/pay',
  ])('"page reloads on activity, flight checkout, and hotel search, detail and checkout paths": %s', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'reload' });
  });

  it.each([
    '/booknow/cars/search',
    '/booknow/cars/search/',
    '/booknow/cars/result-details',
    '/booknow/cars/result-details/7',
  ])('"on car search and detail paths it goes to the cars path and reloads": %s', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'reload at', path: '/booknow/cars' });
  });

  it.each([
    '/',
    '/about',
    '/booknow/hotels',
    '/booknow/hotels/confirm-payment',
    '/booknow/hotels/deal/P1',
    '/booknow/cars',
    '/booknow/cars/checkout',
    '/booknow/cars/reservation-details',
    '/booknow/flights',
    '/booknow/flights/search',
    '/booknow/flights/checkouts',
    '/booknow/cruise/search',
    '/booknow/activitiesx',
    '/x/booknow/activities',
    '',
    '__proto__',
  ])('changes the texts in place on %j', (path) => {
    expect(languageChangeEffect(path)).toEqual({ kind: 'in place' });
  });
});
