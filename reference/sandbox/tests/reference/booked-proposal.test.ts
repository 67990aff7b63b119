import { describe, expect, it } from 'vitest';
import {
  type ABooking,
  aRequest,
  bookingIn,
  dataOf,
  personHeaders,
  sandboxOfEachTest,
  visitorHeaders,
} from './support/a-sandbox.ts';

const { anOffer, book, get, letSeeWallet, post, request } = sandboxOfEachTest();

const CLIENT = 'aurora-client-1';

interface Entry {
  readonly id: string;
  readonly kind: string;
}

/** A proposal of one of two hotels, by aurora's agent. */
async function propose(moreFields: object = {}) {
  const [offer, otherOffer] = [await anOffer(), await anOffer('hotel', 1)];
  const body = { title: 'Lisbon', clientId: CLIENT, offers: [{ product: 'hotel', offerId: offer.id }], ...moreFields };
  const { id } = dataOf<{ id: string }>(await post('proposals', body, personHeaders('agent')));
  return { proposalId: id, offerId: offer.id, otherId: otherOffer.id };
}

const proposalFor = async (id: string, headers = personHeaders('agent')) =>
  dataOf<{ status: string; bookings?: unknown }>(await get(`proposals/${id}`, headers));

const entriesOf = async (who: string, reference: string) =>
  dataOf<{ entries: Entry[] }>(await get('wallet', personHeaders(who))).entries.filter(({ id }) => id === reference);

describe('a booking from a proposal', () => {
  it('is its client’s, and the sale of its agent, who gets the commission', async () => {
    const { proposalId, offerId } = await propose();
    const response = await book(aRequest(offerId, { proposalId }));
    expect(response.status).toBe(201);
    const { referenceNumber, ...booking } = bookingIn(response);
    const by = { id: 'aurora-agent', name: 'Ines Okafor' };
    expect(booking).toMatchObject({
      client: { id: CLIENT },
      proposal: { id: proposalId, title: 'Lisbon', by },
      bookedBy: { name: 'Maya Lindqvist', id: null },
    });
    const { bookings } = dataOf<{ bookings: ABooking[] }>(await get(`clients/${CLIENT}`, personHeaders('agent')));
    expect(bookings.map((eachBooking) => eachBooking.referenceNumber)).toContain(referenceNumber);
    expect(await entriesOf('agent', referenceNumber)).toMatchObject([{ kind: 'commission' }]);
    expect(await entriesOf('owner', referenceNumber)).toEqual([]);
  });

  it('approves it, and only the agency sees it', async () => {
    const { proposalId, offerId } = await propose();
    expect(await proposalFor(proposalId)).toMatchObject({ status: 'open', bookings: [] });
    const { referenceNumber, title } = bookingIn(await book(aRequest(offerId, { proposalId })));
    expect(await proposalFor(proposalId)).toMatchObject({ status: 'approved', bookings: [{ referenceNumber, title }] });
    expect(await proposalFor(proposalId, visitorHeaders())).not.toHaveProperty('bookings');
  });

  it('marks its offer with what was paid until it is cancelled, and gives the number to who may see it', async () => {
    const { proposalId, offerId } = await propose();
    const mark = async (headers = visitorHeaders()) =>
      dataOf<{ offers: { booked: unknown }[] }>(await get(`proposals/${proposalId}`, headers)).offers[0]?.booked;
    expect(await mark()).toBeNull();
    const { referenceNumber, price } = bookingIn(await book(aRequest(offerId, { proposalId })));
    const total = price.amount;
    expect(await mark(personHeaders('agent', 'aurora', 'session-0003'))).toEqual({ referenceNumber, total });
    expect(await mark()).toEqual({ referenceNumber: null, total });
    const email = 'maya@mail.example';
    expect((await post(`bookings/${referenceNumber}/cancel`, { email }, visitorHeaders())).status).toBe(200);
    expect(await mark()).toBeNull();
  });

  it('can be made after it was declined, which it then is no longer', async () => {
    const { proposalId, offerId } = await propose();
    await post(`proposals/${proposalId}/answer`, { answer: 'disapproved', reason: 'Too far.' }, visitorHeaders());
    await book(aRequest(offerId, { proposalId }));
    expect(await proposalFor(proposalId)).toMatchObject({ status: 'approved', reason: null });
  });

  it('is nobody’s in particular where it is for no client', async () => {
    const { proposalId, offerId } = await propose({ clientId: null });
    expect(bookingIn(await book(aRequest(offerId, { proposalId })))).toMatchObject({
      client: null,
      proposal: { id: proposalId },
    });
  });

  it('is refused for an offer that it doesn’t have, for an unknown one and for another agency’s', async () => {
    const { proposalId, offerId, otherId } = await propose();
    const refusedResponse = { status: 422, json: { message: 'proposalId belongs to no proposal of this offer.' } };
    expect(await book(aRequest(otherId, { proposalId }))).toMatchObject(refusedResponse);
    expect(await book(aRequest(offerId, { proposalId: 'forged' }))).toMatchObject(refusedResponse);
    expect(await post('bookings', aRequest(offerId, { proposalId }), visitorHeaders(), 'albion')).toMatchObject(
      refusedResponse,
    );
    expect(await book(aRequest(offerId, { proposalId: 7 }))).toMatchObject({ status: 400 });
  });

  it('is refused to who is signed in and somebody else, and names no client whom the proposal doesn’t', async () => {
    const { proposalId, offerId } = await propose();
    expect((await book(aRequest(offerId, { proposalId }), personHeaders('traveller'))).status).toBe(403);
    expect((await book(aRequest(offerId, { proposalId, clientId: 'aurora-client-2' }))).status).toBe(403);
    expect((await proposalFor(proposalId)).status).toBe('open');
  });

  it('is made by an agent for the client whom they name, and leaves the answer to its client', async () => {
    await letSeeWallet('sales');
    const { proposalId, offerId } = await propose();
    const response = await book(aRequest(offerId, { proposalId, clientId: 'aurora-client-2' }), personHeaders('sales'));
    expect(bookingIn(response)).toMatchObject({ client: { id: 'aurora-client-2' }, proposal: { id: proposalId } });
    expect((await proposalFor(proposalId)).status).toBe('open');
    expect(await entriesOf('agent', bookingIn(response).referenceNumber)).toHaveLength(1);
    expect(await entriesOf('sales', bookingIn(response).referenceNumber)).toEqual([]);
  });

  it('counts as one of the agent’s, who doesn’t see it without the permission to read bookings', async () => {
    const agent = async () =>
      dataOf<{ id: string; bookings: number; version: number }[]>(await get('agents', personHeaders('owner'))).find(
        ({ id }) => id === 'aurora-agent',
      );
    const { proposalId, offerId } = await propose();
    const agentBefore = await agent();
    const { referenceNumber } = bookingIn(await book(aRequest(offerId, { proposalId }), visitorHeaders('another-1')));
    expect((await agent())?.bookings).toBe((agentBefore?.bookings ?? 0) + 1);
    const permissions = { bookings: { read: false, write: false } };
    await post('agents/aurora-agent', { permissions, version: agentBefore?.version }, personHeaders('owner'));
    expect((await get(`bookings/${referenceNumber}`, personHeaders('agent'))).status).toBe(403);
  });

  it('is no longer made once an agent has taken the offer out', async () => {
    const { proposalId, offerId, otherId } = await propose();
    const body = { title: 'Lisbon', offers: [{ product: 'hotel', offerId: otherId }], version: 1 };
    await request(`/api/reference/proposals/${proposalId}`, { method: 'PATCH', body, headers: personHeaders('agent') });
    expect((await book(aRequest(offerId, { proposalId }))).status).toBe(422);
    expect((await book(aRequest(otherId, { proposalId }))).status).toBe(201);
  });
});
