import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { wireRecord } from '@livery/remote';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it } from 'vitest';
import { draftOffer } from '../../agent/proposable-offer.ts';
import { draftOfferFacts } from '../../proposal/draft-offer-facts.ts';

const [START = '', START_DAY = ''] = [30, 33].map((days) => Temporal.Now.plainDateISO().add({ days }).toString());
const LISBON = { lat: 38.7, long: -9.14 };

describe('what a draft keeps of an offer', () => {
  it.each([
    ['hotel', { ...LISBON, checkIn: START, checkOut: START_DAY }, START_DAY],
    [
      'car',
      {
        ...{ pickupLatitude: 38.78, pickupLongitude: -9.13, returnLatitude: 38.78, returnLongitude: -9.13 },
        ...{ pickUpDateTime: `${START}T11:00:00`, returnDateTime: `${START_DAY}T11:00:00`, age: 30 },
      },
      START_DAY,
    ],
    ['activity', { latitude: 38.7, longitude: -9.14, date: START }, START],
    ['flight', { from: 'LIS', to: 'LHR', departure: START, return: START_DAY }, START_DAY],
    ['cruise', { month: START.slice(0, 7) }, null],
  ])('has the days of a %s, as the platform sends it', async (product, query, end) => {
    const request = sandboxResponses({ app: createSandbox(), person: 'agent' });
    const callResult = await request({ method: 'GET', path: `/api/reference/${product}/offers`, query });
    const [firstRecord] = wireRecord(callResult.ok ? callResult.value : null).records('data');
    const keptFacts = draftOfferFacts(firstRecord ?? wireRecord(null));
    expect(keptFacts.start).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(keptFacts.end).toBe(end ?? keptFacts.start);
    if (end !== null) expect(keptFacts.start).toBe(START);
    expect(keptFacts.freeUntil).toBe(firstRecord?.text('freeCancellationUntil'));
  });

  it('has for whom it is, and how old the children are, of a stay by room and of a party', () => {
    const byRoom = [
      { adults: 2, childAges: [8] },
      { adults: 1, childAges: [3] },
    ];
    const stay = { adults: 3, children: 2, rooms: 2, byRoom };
    expect(draftOfferFacts(wireRecord({ stay })).party).toEqual({
      adults: 3,
      children: 2,
      infants: 0,
      rooms: 2,
      ages: [8, 3],
    });
    const party = { adults: 1, children: 0, infants: 1 };
    expect(draftOfferFacts(wireRecord({ party })).party).toEqual({ ...party, rooms: 0, ages: [] });
    expect(draftOfferFacts(wireRecord({ product: 'car' })).party).toBeNull();
  });

  it('has the terms of what was chosen of it', () => {
    const offer = {
      product: 'hotel',
      id: '1',
      name: 'x',
      picture: '',
      price: { total: 1 },
      freeCancellationUntil: START_DAY,
    };
    const choice = { id: 'saver', name: 'Saver', price: { total: 1 }, rate: { freeCancellationUntil: '' } };
    expect(draftOffer(offer).freeUntil).toBe(START_DAY);
    expect(draftOffer(offer, choice).freeUntil).toBe('');
    expect(draftOffer(offer, { ...choice, rate: null, fare: { freeCancellationUntil: START } }).freeUntil).toBe(START);
  });
});
