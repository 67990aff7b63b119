import { describe, expect, it } from 'vitest';
import { aService, CHECK_IN, CHECK_OUT, GUEST, referenceIn, unitWith } from '../support/a-resort-service.ts';
import { dataOf, personHeaders, visitorHeaders } from './support/a-sandbox.ts';

const CLIENT = 'aurora-client-1';

/** A resort's stay in a room of which this many remain, and a proposal of it by aurora's agent. */
async function proposeResort(left = 4) {
  const unit = unitWith(left);
  const service = aService(unit);
  const offerId = `${unit.resort}~${CHECK_IN}~${CHECK_OUT}~2~0`;
  const propose = (moreFields: object = {}) => {
    const offers = [{ product: 'resort', offerId, choiceId: unit.unit, ...moreFields }];
    return service.post('proposals', { title: 'By the sea', clientId: CLIENT, offers }, personHeaders('agent'));
  };
  const { id } = dataOf<{ id: string }>(await propose());
  const book = (reference: string, proposalId: string, as: object = visitorHeaders()) =>
    service.request('/itineraries', {
      method: 'POST',
      headers: { 'x-correlation-id': 'c', 'x-session-id': 'client', ...as },
      body: { reference_number: reference, ...GUEST, proposal_id: proposalId },
    });
  return { ...service, unit, propose, proposalId: id, bookFrom: book };
}

describe('a proposed resort', () => {
  it('costs what its unit costs for the stay, and hides from the client what the agency pays', async () => {
    const { get, proposalId, unit } = await proposeResort();
    const read = async (as: ReturnType<typeof visitorHeaders>) =>
      dataOf<{ offers: { offer: { price: object } }[] }>(await get(`proposals/${proposalId}`, as)).offers[0];
    const total = Math.round(unit.price * 300) / 100;
    expect(await read(visitorHeaders())).toMatchObject({
      product: 'resort',
      choiceId: unit.unit,
      proposedTotal: total,
      offer: {
        propertyId: unit.resort,
        stay: { checkIn: CHECK_IN, checkOut: CHECK_OUT, adults: 2, children: 0 },
        price: { total, base: null, markupPercentage: null },
      },
    });
    expect((await read(personHeaders('agent')))?.offer.price).toMatchObject({ markupPercentage: 12 });
  });

  it('is refused where there is no such resort, stay or unit', async () => {
    const { propose, unit } = await proposeResort();
    for (const offerId of [`R0~${CHECK_IN}~${CHECK_OUT}~2~0`, `${unit.resort}~${CHECK_OUT}~${CHECK_IN}~2~0`, 'x']) {
      expect((await propose({ offerId })).status).toBe(400);
    }
    expect((await propose({ choiceId: 'tent' })).status).toBe(400);
  });

  it('is no longer sold once its last unit is held, or its day is over', async () => {
    const { get, hold, proposalId, later } = await proposeResort(1);
    const offer = async () =>
      dataOf<{ offers: { offer: object | null }[] }>(await get(`proposals/${proposalId}`, visitorHeaders())).offers[0]
        ?.offer;
    expect(await offer()).not.toBeNull();
    await hold('somebody');
    expect(await offer()).toBeNull();
    later(15);
    expect(await offer()).not.toBeNull();
    later(3 * 24 * 60);
    expect(await offer()).toBeNull();
  });

  it('is booked from its proposal: approved by that, for its client, as a sale of its agent', async () => {
    const { get, hold, proposalId, bookFrom } = await proposeResort();
    const reference = referenceIn(await hold('client'));
    expect((await bookFrom(reference, proposalId)).status).toBe(201);
    const by = { id: 'aurora-agent', name: 'Ines Okafor' };
    expect(dataOf(await get(`bookings/${reference}`, personHeaders('agent')))).toMatchObject({
      client: { id: CLIENT },
      proposal: { id: proposalId, title: 'By the sea', by },
    });
    expect(dataOf(await get(`proposals/${proposalId}`, personHeaders('agent')))).toMatchObject({
      status: 'approved',
      bookings: [{ referenceNumber: reference }],
    });
  });

  it('has its room and place in the language of who reads the booking, whoever booked it', async () => {
    const { get, hold, proposalId, bookFrom } = await proposeResort();
    const reference = referenceIn(await hold('s'));
    await bookFrom(reference, proposalId);
    const read = async (language: string) =>
      dataOf<{ choice: string; place: string }>(
        await get(`bookings/${reference}`, { ...personHeaders('agent'), 'accept-language': language }),
      );
    const [english, german] = [await read('en'), await read('de')];
    expect(german.choice).not.toBe(english.choice);
    expect((await read('en')).choice).toBe(english.choice);
  });

  it('is not booked from a proposal of another one, and stays held then', async () => {
    const { hold, bookFrom, check } = await proposeResort();
    const reference = referenceIn(await hold('client'));
    expect((await bookFrom(reference, 'nothing')).status).toBe(422);
    expect((await check(reference)).data.status).toBe('HELD');
  });
});
