import { test } from '@fast-check/vitest';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { pictureSrcSet, pictureUrl } from '@livery/ui/picture-source';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBooking } from '../../booking/confirmation/booking-wire.ts';
import { parseDetails } from '../../booking/offer/details-wire.ts';
import { PRODUCTS } from '../../booking/offer/offer.ts';
import { parseOffers } from '../../booking/offer/offer-wire.ts';

const SEARCHES = {
  hotel: { lat: 38.72, long: -9.14 },
  car: { pickupLatitude: 38.77, pickupLongitude: -9.13 },
  activity: { latitude: 38.72, longitude: -9.14 },
  flight: { from: 'LIS', to: 'OSL', departure: dayAhead(20) },
  cruise: {},
};

function dayAhead(days: number): string {
  return Temporal.Now.plainDateISO().add({ days }).toString();
}

describe('the platform’s responses', () => {
  const request = sandboxResponses();

  it.each(PRODUCTS)('is read whole, for the %s', async (product) => {
    const query = SEARCHES[product];
    const callResult = await request({ method: 'GET', path: `/api/reference/${product}/offers`, query });
    const offers = callResult.ok ? parseOffers(product, callResult.value) : undefined;
    const firstOffer = offers?.[0];
    expect(offers?.length).toBeGreaterThan(3);
    const details = await request({ method: 'GET', path: `/api/reference/${product}/offers/${firstOffer?.id}` });
    const parsedDetails = details.ok ? parseDetails(product, details.value) : undefined;
    // Only the details have all pictures.
    expect(parsedDetails?.offer).toEqual({ ...firstOffer, pictures: expect.any(Array) });
    expect(parsedDetails?.offer.pictures.map(pictureUrl)).toEqual(firstOffer?.pictures.map(pictureUrl));
    for (const picture of parsedDetails?.offer.pictures ?? []) {
      expect(picture).toMatchObject({ alt: expect.stringMatching(/\w/), colour: expect.stringMatching(/^#/) });
      expect(pictureSrcSet(picture)).toContain(' 1280w');
    }
    expect(parsedDetails?.choices.length).toBeGreaterThan(0);
    expect(parsedDetails?.cancellation.length).toBeGreaterThan(0);
  });

  it.each([
    [4.5, 4.5],
    [0, 0],
    [-1, null],
    [47, null],
    ['4', null],
  ])('has a rating out of five, or none: %o', (rating, read) => {
    const offer = { id: 'one', name: 'One', price: { total: 1 }, rating };
    expect(parseOffers('activity', { data: [offer] })?.[0]?.rating).toBe(read);
    const review = { text: 'Good', author: 'Mei', rating };
    expect(parseDetails('activity', { data: { ...offer, reviewsSample: [review] } })?.reviews[0]?.rating).toBe(read);
  });

  it.each(['hotel', 'car', 'activity'] as const)('says where each %s is', async (product) => {
    const query = SEARCHES[product];
    const callResult = await request({ method: 'GET', path: `/api/reference/${product}/offers`, query });
    const offers = callResult.ok ? (parseOffers(product, callResult.value) ?? []) : [];
    expect(offers.length).toBeGreaterThan(3);
    for (const { point } of offers)
      expect([Math.round(point?.latitude ?? 0), Math.round(point?.longitude ?? 0)]).toEqual([39, -9]);
  });

  it('says where travellers are who fly there, and nothing of a visit without a point', () => {
    const visitOf = (visit: unknown) =>
      parseBooking({ data: { referenceNumber: 'LV-7K2M9Q', product: 'flight', offer: { visit } } })?.visit;
    const oslo = {
      place: 'Oslo',
      lat: 59.91,
      long: 10.75,
      start: '2026-12-02',
      end: null,
      arrives: '2026-12-02T14:15:00',
    };
    const point = { latitude: 59.91, longitude: 10.75 };
    expect(visitOf(oslo)).toEqual({
      place: 'Oslo',
      point,
      start: '2026-12-02',
      end: '',
      arrives: '2026-12-02T14:15:00',
      leaves: '',
    });
    for (const wrongPoint of [{ lat: 91 }, { long: null }]) expect(visitOf({ ...oslo, ...wrongPoint })).toBeNull();
    const wrongDay = { ...oslo, place: ' ', start: '2026-02-30', arrives: 7 };
    expect(visitOf(wrongDay)).toEqual({ place: '', point, start: '', end: '', arrives: '', leaves: '' });
    expect(visitOf(undefined)).toBeNull();
  });

  it('leaves an offer off the map where its place is no place', () => {
    const pointOf = (place: unknown) =>
      parseOffers('hotel', { data: [{ id: 'a', name: 'A', price: { total: 10 }, place }] })?.[0]?.point;
    expect(pointOf({ lat: 38.72, long: -9.14 })).toEqual({ latitude: 38.72, longitude: -9.14 });
    for (const nowhere of [{ lat: 38.72 }, { lat: 91, long: 0 }, { lat: 0, long: 181 }, { lat: '1', long: 1 }, null]) {
      expect(pointOf(nowhere)).toBeNull();
    }
  });

  it('costs only itself where an offer can’t be named, found again or paid', () => {
    const price = { total: 10 };
    const sound = { id: 'a', name: 'A', price };
    const data = [sound, { ...sound, id: '' }, { ...sound, name: ' ' }, { ...sound, price: { total: -1 } }, null, 7];
    expect(parseOffers('hotel', { data })?.map(({ id }) => id)).toEqual(['a']);
    expect(parseOffers('hotel', {})).toBeUndefined();
  });

  test.prop([fc.constantFrom(...PRODUCTS), fc.jsonValue()])('never throws, whatever it is', (product, value) => {
    for (const response of [value, { data: value }, { data: [value] }]) {
      parseOffers(product, response);
      parseDetails(product, response);
      parseBooking(response);
    }
  });

  it('grants nothing by what an object inherits', () => {
    const inherited: unknown = Object.create({ data: [{ id: 'a', name: 'A', price: { total: 1 } }] });
    expect(parseOffers('hotel', inherited)).toBeUndefined();
  });

  it('reads the price of a choice that is a plain number', () => {
    const offer = { id: 'a', name: 'A', price: { total: 10 } };
    const details = parseDetails('hotel', { data: { ...offer, choices: [{ id: 'c', name: 'C', price: 12 }] } });
    expect(details?.choices[0]?.price.total).toBe(12);
  });
});
