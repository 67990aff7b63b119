import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { describe, expect, it } from 'vitest';
import { proposed } from '../account/support/propose.ts';
import { at, book, bookings, fillIn, follow, heading } from './booking-steps.ts';

describe('a client who books from a proposal', () => {
  it.each([
    (id: string) => `/booknow/hotels/deal/${id}`,
    (id: string, offer: string) => `/booknow/hotels/search-details?hotelId=${offer}&proposalId=${id}`,
  ])('names it: %s', async (addressOf) => {
    const { app, id, offers } = await proposed();
    const address = addressOf(id, encodeURIComponent(offers[0]?.offerId ?? ''));
    const shown = await at(address, { respond: sandboxResponses({ app }) });
    await follow(shown, 'Continue');
    await fillIn(shown);
    await book(shown);
    expect(heading(shown)).toBe("You're booked!");
    expect(bookings(shown)[0]?.body).toMatchObject({ proposalId: id });
  });

  it.each([
    (id: string) => `/booknow/hotels/deal/${id}`,
    (id: string, offer: string) => `/booknow/hotels/checkout?hotelId=${offer}&proposalId=${id}`,
  ])('reads what it cost when it was proposed, where that has changed: %s', async (addressOf) => {
    const { app, id, offers } = await proposed();
    const address = addressOf(id, encodeURIComponent(offers[0]?.offerId ?? ''));
    const respond = sandboxResponses({ app });
    const shown = await at(address, { respond });
    expect(shown.screen.queryByText(/^The price has changed/)).toBeNull();
    const cheaper = await at(address, { respond: async (call) => cheaperThen(await respond(call)) });
    expect(cheaper.screen.getByText(/^The price has changed: it was .*12\.50.* when/)).toBeTruthy();
    const hidden = await at(address, {
      respond: async (call) => cheaperThen(await respond(call)),
      session: { showsPrices: false },
    });
    expect(hidden.screen.queryByText(/^The price has changed/)).toBeNull();
  });

  it('finds the whole proposal where it has several offers, and each hotel of it by its name', async () => {
    const { app, id, offers } = await proposed();
    const request = sandboxResponses({ app });
    const gone = { product: 'hotel', offerId: 'gone', offer: null };
    const respond = async (call: Parameters<typeof request>[0]) =>
      withOffers(await request(call), (proposedOffers) => [...proposedOffers, gone]);
    const shown = await at(`/booknow/hotels/deal/${id}`, { respond });
    expect(shown.actions).toContainEqual(['navigate', `/deal-link?proposalId=${id}`, 'replace']);
    const hotelId = encodeURIComponent(offers[0]?.offerId ?? '');
    const named = await at(`/booknow/hotels/deal/${id}?hotelId=${hotelId}`, { respond });
    const [next] = named.screen.getAllByRole('link', { name: 'Continue' });
    expect(next?.getAttribute('href')).toContain(`proposalId=${id}`);
  });

  it('reads that the offer is no longer part of it, and finds the way back to it', async () => {
    const { app, offers } = await proposed();
    const offer = encodeURIComponent(offers[0]?.offerId ?? '');
    const respond = sandboxResponses({ app });
    const shown = await at(`/booknow/hotels/search-details?hotelId=${offer}&proposalId=gone`, { respond });
    await follow(shown, 'Continue');
    await fillIn(shown);
    await book(shown);
    expect(shown.screen.getByText(/^Your agent has changed this proposal, and this offer is no longer/)).toBeTruthy();
    const back = shown.screen.getByRole('link', { name: 'Your proposal' });
    expect(back.getAttribute('href')).toBe('/deal-link?proposalId=gone');
    expect(shown.screen.queryByRole('link', { name: 'Hotels' })).toBeNull();
  });
});

type CallResponse = Awaited<ReturnType<ReturnType<typeof sandboxResponses>>>;

/** A response in which a proposal has other offers. */
function withOffers(response: CallResponse, change: (offers: readonly object[]) => readonly object[]): CallResponse {
  if (!response.ok) return response;
  const { data } = response.value as { data: { offers?: readonly object[] } };
  return data.offers === undefined ? response : { ok: true, value: { data: { ...data, offers: change(data.offers) } } };
}

/** A response in which the proposed offers cost less when they were proposed. */
const cheaperThen = (response: CallResponse) =>
  withOffers(response, (offers) => offers.map((one) => ({ ...one, proposedTotal: 12.5 })));
