import { describe, expect, it } from 'vitest';
import {
  aRequest,
  aSandbox,
  bookingIn,
  dataOf,
  personHeaders,
  sandboxOfEachTest,
  visitorHeaders,
} from './support/a-sandbox.ts';
import { NOW } from './support/some-searches.ts';

/** The papers that flights abroad require of each traveller. */
const TRAVEL_PAPERS = { birthDate: '1990-02-03', nationality: 'GB', passport: '123456789' };

const { anOffer, aScarceOffer, book, get, seenBy, setTime } = sandboxOfEachTest();

describe('a booking', () => {
  it('has all that was booked', async () => {
    const offer = await anOffer();
    const [, choice] = offer.choices;
    const response = await book(aRequest(offer.id, { choiceId: choice?.id, note: 'A cot, please.' }));
    expect(response.status).toBe(201);
    expect(bookingIn(response)).toMatchObject({
      referenceNumber: expect.stringMatching(/^LV-[A-Z2-9]{6}$/),
      product: 'hotel',
      title: offer.name,
      choice: choice?.name,
      start: '2026-02-10',
      end: '2026-02-13',
      place: 'Lisbon, Portugal',
      travellers: [{ firstName: 'Maya', lastName: 'Lindqvist', kind: 'adult' }],
      contact: { email: 'maya@mail.example', phone: '+44 20 7946 0123' },
      note: 'A cot, please.',
      price: { amount: choice?.price.total, currency: 'USD' },
      shown: { amount: 512.4, currency: 'EUR' },
      status: 'confirmed',
      bookedAt: NOW.toISOString(),
      bookedBy: { name: 'Maya Lindqvist', id: null },
      offer: { id: offer.id, price: choice?.price },
    });
  });

  it.each([
    ['hotel', 1],
    ['car', 1],
    ['activity', 2],
    ['flight', 1],
    ['cruise', 1],
  ])('of the product %s costs the price of the offer, %d times for two people', async (product, times) => {
    const offer = await anOffer(product);
    const two = [1, 2].map((number) => ({ firstName: `Guest ${number}`, lastName: 'Lindqvist', ...TRAVEL_PAPERS }));
    const { price } = bookingIn(await book(aRequest(offer.id, { product, travellers: two })));
    expect(price).toEqual({ amount: Math.round(offer.price.total * times * 100) / 100, currency: 'USD' });
  });

  it('of rooms that are chosen one by one costs what they do together, and takes one of each', async () => {
    const search = { lat: '38.7223', long: '-9.1393', checkIn: '2026-02-10', checkOut: '2026-02-13', guests: '2-6.1' };
    const foundResponse = await get(`hotel/offers?${new URLSearchParams(search)}`);
    const [{ id } = { id: '' }] = dataOf<{ id: string }[]>(foundResponse);
    const details = await get(`hotel/offers/${id}`);
    const { choices } = dataOf<{ choices: { id: string; left: number | null; price: { total: number } }[] }>(details);
    const [oneChoice, otherChoice] = ['1-', '2-'].map((room) => choices.find((choice) => choice.id.startsWith(room)));
    const total = Math.round(((oneChoice?.price.total ?? 0) + (otherChoice?.price.total ?? 0)) * 100) / 100;
    const response = await book(aRequest(id, { choiceId: `${oneChoice?.id}.${otherChoice?.id}`, total }));
    expect([response.status, bookingIn(response).price]).toEqual([201, { amount: total, currency: 'USD' }]);
    expect(bookingIn(response)['choice']).toMatch(/ \+ /);
    expect((await book(aRequest(id, { choiceId: oneChoice?.id }))).status).toBe(400);
    expect((await book(aRequest(id, { choiceId: `${otherChoice?.id}.${oneChoice?.id}` }))).status).toBe(400);
  });

  it('takes one of those that are left, until none is', async () => {
    const [offer, choice] = await aScarceOffer((left) => left > 0);
    for (let unitsLeft = choice.left ?? 0; unitsLeft > 0; unitsLeft -= 1) {
      expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    }
    const { status, json } = await book(aRequest(offer.id, { choiceId: choice.id }));
    expect([status, json]).toEqual([409, { message: `${choice.name} is sold out: choose another.` }]);
    const details = await get(`hotel/offers/${offer.id}`);
    expect(details.json).toMatchObject({
      data: { choices: expect.arrayContaining([expect.objectContaining({ id: choice.id, left: 0 })]) },
    });
  });

  it('takes a room of a choice for each of its own, and is refused where fewer are left', async () => {
    const [offer, choice] = await aScarceOffer((left) => left === 3, { rooms: '2', adults: '2' });
    const unitsLeft = choice.left ?? 0;
    expect((await book(aRequest(offer.id, { choiceId: choice.id }))).status).toBe(201);
    const { data } = (await get(`hotel/offers/${offer.id}`)).json as { data: typeof offer };
    expect(data.choices.find(({ id }) => id === choice.id)?.left).toBe(unitsLeft - 2);
    const { status, json } = await book(aRequest(offer.id, { choiceId: choice.id }));
    expect([status, json]).toEqual([409, { message: `Only 1 left of ${choice.name}: choose another.` }]);
  });

  it('is the same one when it is sent again with its key, whatever has happened since', async () => {
    const offer = await anOffer();
    const request = aRequest(offer.id, { idempotencyKey: 'k-1' });
    const firstResponse = await book(request);
    const secondResponse = await book(request, personHeaders('traveller'));
    expect([firstResponse.status, secondResponse.status]).toEqual([201, 200]);
    expect(bookingIn(secondResponse)).toEqual(bookingIn(firstResponse));
    const seenBefore = await aSandbox().seenBy(personHeaders('agent'));
    expect(await seenBy(personHeaders('agent'))).toHaveLength(seenBefore.length + 1);
  });

  it('refuses a key that belongs to another booking, and shares no person’s with others', async () => {
    const [offer, otherOffer] = [await anOffer(), await anOffer('hotel', 1)];
    await book(aRequest(offer.id, { idempotencyKey: 'k-1' }));
    expect(
      (await book(aRequest(otherOffer.id, { idempotencyKey: 'k-1' }), visitorHeaders('session-0002'))).status,
    ).toBe(409);
    await book(aRequest(offer.id, { idempotencyKey: 'k-2' }), personHeaders('traveller'));
    expect((await book(aRequest(offer.id, { idempotencyKey: 'k-2' }), visitorHeaders())).status).toBe(201);
  });

  it.each([
    ['product', { product: 'rocket' }],
    ['product', { product: ['hotel'] }],
    ['offerId', { offerId: 7 }],
    ['offerId', { product: 'car' }],
    ['choiceId', { choiceId: 'penthouse' }],
    ['travellers', { travellers: [] }],
    ['travellers', { travellers: 'me' }],
    ['travellers[0].firstName', { travellers: [null] }],
    ['travellers[0].lastName', { travellers: [{ firstName: 'Maya', lastName: 'x'.repeat(201) }] }],
    [
      'travellers[1].kind',
      {
        travellers: [
          { firstName: 'a', lastName: 'b' },
          { firstName: 'a', lastName: 'b', kind: 'dog' },
        ],
      },
    ],
    ['travellers[0].birthDate', { travellers: [{ firstName: 'a', lastName: 'b', birthDate: '1990-02-30' }] }],
    ['travellers[0].nationality', { travellers: [{ firstName: 'a', lastName: 'b', nationality: 'Utopia' }] }],
    ['travellers[0].passport', { travellers: [{ firstName: 'a', lastName: 'b', passport: '12-34' }] }],
    ['contact.email', { contact: { email: 'maya', phone: '+44 20 7946 0123' } }],
    ['contact.phone', { contact: { email: 'maya@mail.example', phone: 'call me' } }],
    ['note', { note: 'x'.repeat(1001) }],
    ['payment.method', { payment: null }],
    ['payment.last4', { payment: { method: 'card', last4: '42' } }],
    ['payment', { payment: { method: 'card', last4: '4242', number: '4242424242424242' } }],
    ['shown.amount', { shown: { amount: '512', currency: 'EUR' } }],
    ['shown.currency', { shown: { amount: 512, currency: 'euro' } }],
    ['idempotencyKey', { idempotencyKey: 'x'.repeat(101) }],
  ])('names %s where it is wrong: %j', async (field, wrong) => {
    const { status, json } = await book(aRequest((await anOffer()).id, wrong));
    expect([status, (json as { message: string }).message.split(' must ')[0]]).toEqual([400, field]);
  });

  it('refuses a forged offer, and a stay in the past', async () => {
    expect((await book(aRequest('forged'))).status).toBe(404);
    const offer = await anOffer();
    setTime('2026-02-11T13:00:00Z');
    const { status, json } = await book(aRequest(offer.id));
    expect([status, json]).toEqual([400, { message: 'offerId must be of an offer that starts today or later.' }]);
    // In the westernmost time zones it is still the tenth.
    setTime('2026-02-11T11:00:00Z');
    expect((await book(aRequest(offer.id))).status).toBe(201);
  });

  it('refuses a visitor without a session, and an unknown token', async () => {
    const { id } = await anOffer();
    expect((await book(aRequest(id), {})).status).toBe(400);
    expect((await book(aRequest(id), { 'x-access-token': 'x' })).status).toBe(401);
  });

  it('has a number from which the next can’t be guessed, and which is the same in every run', async () => {
    const numbers: string[][] = [];
    for (const sandbox of [aSandbox(), aSandbox()]) {
      const { id } = await sandbox.anOffer();
      const responses = [await sandbox.book(aRequest(id)), await sandbox.book(aRequest(id))];
      numbers.push(responses.map((response) => bookingIn(response).referenceNumber));
    }
    expect(numbers[0]).toEqual(numbers[1]);
    const [firstNumber = '', secondNumber = ''] = numbers[0] ?? [];
    expect([...firstNumber].filter((letter, index) => letter !== secondNumber[index]).length).toBeGreaterThan(2);
  });
});
