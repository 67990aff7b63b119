import { describe, expect, it } from 'vitest';
import { aRequest, bookingIn, dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

const { anOffer, book, change, get, post } = sandboxOfEachTest();

interface AClient {
  readonly id: string;
  readonly version: number;
  readonly travellers: readonly { readonly id: string; readonly version: number; readonly firstName: string }[];
  readonly bookings: readonly object[];
}

const clientAt = async (id: string) => dataOf<AClient>(await get(`clients/${id}`, personHeaders('agent')));
const PATH = 'clients/aurora-client-1';

describe('clients', () => {
  const newClient = { firstName: 'Nour', lastName: 'Saad', email: 'maya@mail.example' };

  it('are each agency’s own, and come with what was booked for them', async () => {
    const { status, json } = await post('clients', newClient, personHeaders('agent'));
    expect([status, json]).toMatchObject([201, { data: { ...newClient, bookings: 0 } }]);
    const { id } = dataOf<{ id: string }>({ json });
    const { refund: _, ...booking } = bookingIn(await book(aRequest((await anOffer()).id), personHeaders('agent')));
    expect(dataOf(await get(`clients/${id}`, personHeaders('sales')))).toMatchObject({ id, bookings: [booking] });
    expect(dataOf<object[]>(await get('clients', personHeaders('sales')))[0]).toMatchObject({ id, bookings: 1 });
    expect((await get(`clients/${id}`, personHeaders('agent', 'albion'), 'albion')).status).toBe(404);
  });

  it('may have one name, as may who travels with them', async () => {
    const { lastName: _, ...namedClient } = newClient;
    const { status, json } = await post('clients', namedClient, personHeaders('agent'));
    expect([status, json]).toMatchObject([201, { data: { firstName: 'Nour', lastName: '' } }]);
    const fellow = await post(`${PATH}/travellers`, { firstName: 'Zoë' }, personHeaders('agent'));
    expect([fellow.status, dataOf<AClient>(fellow).travellers.at(-1)]).toMatchObject([201, { lastName: '' }]);
    const offer = await anOffer();
    const { id } = dataOf<{ id: string }>({ json });
    expect(bookingIn(await book(aRequest(offer.id, { clientId: id }), personHeaders('agent'))).client).toEqual({
      id,
      name: 'Nour',
    });
  });

  it('are not added twice', async () => {
    await post('clients', newClient, personHeaders('agent'));
    expect((await post('clients', { ...newClient, email: 'MAYA@mail.example' }, personHeaders('agent'))).status).toBe(
      409,
    );
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: null }],
    ['email', { email: 'x' }],
    ['phone', { phone: 7 }],
    ['country', { country: 7 }],
    ['note', { note: [] }],
    ['language', { language: 'tlh' }],
    ['birthDate', { birthDate: '2026-02-30' }],
    ['birthDate', { birthDate: '2999-01-01' }],
    ['nationality', { nationality: 'XX' }],
    ['passport', { passport: '=1+1' }],
    ['firstName', { firstName: 'a'.repeat(201) }],
  ])('name %s where it is wrong: %j', async (field, wrong) => {
    const { status, json } = await post('clients', { ...newClient, ...wrong }, personHeaders('agent'));
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must `)) }]);
  });
});

describe('a client', () => {
  it('has a profile and fellow travellers; a list has nobody’s papers', async () => {
    const [firstClient] = dataOf<AClient[]>(await get('clients', personHeaders('agent')));
    expect(Object.keys(firstClient ?? {}).filter((field) => /passport|birth|travellers/.test(field))).toEqual([]);
    expect(await clientAt('aurora-client-1')).toMatchObject({
      ...{ version: 1, changedBy: null, passport: expect.stringMatching(/^P\d{7}$/) },
      travellers: [{ birthDate: expect.stringMatching(/^19/) }, { birthDate: expect.stringMatching(/^20(18|19|2)/) }],
    });
  });

  it('keeps their own address', async () => {
    const { version } = await clientAt('aurora-client-1');
    const { email } = dataOf<{ email: string }>(await get('clients/aurora-client-2', personHeaders('agent')));
    const { status } = await change('PATCH', PATH, { version, email: email.toUpperCase() }, personHeaders('agent'));
    expect(status).toBe(422);
  });

  it('has fellow travellers that are added, changed and removed, each by its own version', async () => {
    const fellow = { firstName: 'Zoë', lastName: 'Saad', birthDate: '2020-05-06' };
    const addedResponse = await post(`${PATH}/travellers`, fellow, personHeaders('agent'));
    expect(addedResponse.status).toBe(201);
    const { id, version } = dataOf<AClient>(addedResponse).travellers.at(-1) ?? { id: '', version: 0 };
    const path = `${PATH}/travellers/${id}`;
    const changedResponse = await change('PATCH', path, { version, passport: 'ab12345' }, personHeaders('agent'));
    expect(dataOf<AClient>(changedResponse).travellers.at(-1)).toMatchObject({
      ...fellow,
      passport: 'AB12345',
      version: 2,
    });
    expect((await change('PATCH', path, { version, firstName: 'Zoe' }, personHeaders('sales'))).status).toBe(409);
    expect((await change('DELETE', `${path}?version=1`, undefined, personHeaders('agent'))).status).toBe(409);
    expect((await change('DELETE', `${path}?version=2`, undefined, personHeaders('agent'))).status).toBe(200);
    expect((await clientAt('aurora-client-1')).travellers.map((traveller) => traveller.id)).not.toContain(id);
  });

  it('has twenty fellow travellers at most', async () => {
    for (let count = 2; count < 20; count += 1) {
      expect((await post(`${PATH}/travellers`, { firstName: 'A', lastName: 'B' }, personHeaders('agent'))).status).toBe(
        201,
      );
    }
    expect((await post(`${PATH}/travellers`, { firstName: 'A', lastName: 'B' }, personHeaders('agent'))).status).toBe(
      422,
    );
  });

  it('is nobody for another agency, and nothing for who may not write or read', async () => {
    const otherHeaders = personHeaders('agent', 'albion');
    const travellers = `${PATH}/travellers`;
    const someone = { firstName: 'A', lastName: 'B' };
    expect([
      (await get(PATH, otherHeaders, 'albion')).status,
      (await change('PATCH', PATH, { version: 1 }, otherHeaders, 'albion')).status,
      (await post(travellers, someone, otherHeaders, 'albion')).status,
      (await change('PATCH', `${travellers}/traveller-1`, { version: 1 }, otherHeaders, 'albion')).status,
      (await change('DELETE', `${travellers}/traveller-1?version=1`, undefined, otherHeaders, 'albion')).status,
      (await change('PATCH', PATH, { version: 1 }, personHeaders('traveller'))).status,
      (await change('PATCH', PATH, { version: 1 }, visitorHeaders())).status,
    ]).toEqual([404, 404, 404, 404, 404, 403, 401]);
  });
});

describe('a booking for a client', () => {
  const bookFor = async (clientId: unknown, headers: Readonly<Record<string, string>>) =>
    book(aRequest((await anOffer()).id, { clientId }), headers);

  it('stands under the client, the agent and the agency, whatever address it has', async () => {
    const madeBooking = bookingIn(await bookFor('aurora-client-2', personHeaders('agent')));
    const { refund: _, ...booking } = madeBooking;
    expect(booking).toMatchObject({ client: { id: 'aurora-client-2' }, bookedBy: { id: 'aurora-agent' } });
    expect((await clientAt('aurora-client-2')).bookings).toContainEqual(booking);
    expect((await clientAt('aurora-client-1')).bookings).not.toContainEqual(booking);
    expect(dataOf(await get('bookings', personHeaders('owner')))).toContainEqual(madeBooking);
    expect(dataOf(await get('bookings', personHeaders('owner', 'albion'), 'albion'))).not.toContainEqual(madeBooking);
  });

  it('is refused for another agency’s client, and to who is no agent', async () => {
    const refusal = async (clientId: unknown, headers: Readonly<Record<string, string>>) =>
      (await bookFor(clientId, headers)).status;
    expect(await refusal('albion-client-1', personHeaders('agent'))).toBe(404);
    expect(await refusal('aurora-client-1', personHeaders('traveller'))).toBe(403);
    expect(await refusal('aurora-client-1', visitorHeaders())).toBe(403);
    expect(await refusal(7, personHeaders('agent'))).toBe(400);
  });
});
