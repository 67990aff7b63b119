import { describe, expect, it } from 'vitest';
import { aRequest, bookingIn, dataOf, sandboxOfEachTest } from './support/a-sandbox.ts';

const { anOffer, book, get } = sandboxOfEachTest();

const ADULT = { firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult', birthDate: '1990-02-03' };
const TRAVEL_PAPERS = { nationality: 'SE', passport: 'AB1234567' };

/** Books the first flight for one traveller. */
async function bookFlight(traveller: object) {
  const { id } = await anOffer('flight');
  return book(aRequest(id, { product: 'flight', travellers: [traveller] }));
}

describe('a flight abroad', () => {
  it('asks for the birth date, the nationality and the passport of each traveller', async () => {
    const { id } = await anOffer('flight');
    const details = dataOf<{ asks: unknown }>(await get(`flight/offers/${id}`));
    expect(details.asks).toEqual(['birthDate', 'nationality', 'passport']);
    expect((await bookFlight({ ...ADULT, ...TRAVEL_PAPERS })).status).toBe(201);
  });

  it.each([
    ['birthDate', { ...ADULT, ...TRAVEL_PAPERS, birthDate: undefined }],
    ['nationality', { ...ADULT, passport: TRAVEL_PAPERS.passport }],
    ['passport', { ...ADULT, nationality: TRAVEL_PAPERS.nationality }],
  ])('is not booked without the %s', async (field, traveller) => {
    const { status, json } = await bookFlight(traveller);
    expect([status, json]).toEqual([400, { message: `travellers[0].${field} must be sent: the offer asks for it.` }]);
  });

  it('is not booked as a child for who is an adult on the day of travel', async () => {
    const { status, json } = await bookFlight({ ...ADULT, ...TRAVEL_PAPERS, kind: 'child' });
    expect([status, json]).toEqual([
      400,
      { message: 'travellers[0].birthDate must be that of the kind child on the days of the trip.' },
    ]);
  });

  it('keeps the names of who travels, and no papers', async () => {
    const { travellers } = bookingIn(await bookFlight({ ...ADULT, ...TRAVEL_PAPERS }));
    expect(travellers).toEqual([{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }]);
  });
});

it('a hotel asks for nothing but names', async () => {
  expect(await anOffer()).not.toHaveProperty('asks');
});
