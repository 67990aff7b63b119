import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { describe, expect, it } from 'vitest';
import { proposeHotel } from '../account/support/propose.ts';
import { bookingCalls, fillIn, followLink, headingText, pressPay, showBooking } from './booking-steps.ts';

describe('a client who books from a proposal', () => {
  it.each([
    (id: string) => `/booknow/hotels/deal/${id}`,
    (id: string, offer: string) => `/booknow/hotels/search-details?hotelId=${offer}&proposalId=${id}`,
  ])('names it: %s', async (addressOf) => {
    const { app, id, offers } = await proposeHotel();
    const address = addressOf(id, encodeURIComponent(offers[0]?.offerId ?? ''));
    const view = await showBooking(address, { respond: sandboxResponses({ app }) });
    await followLink(view, 'Continue');
    await fillIn(view);
    await pressPay(view);
    expect(headingText(view)).toBe("You're booked!");
    expect(bookingCalls(view)[0]?.body).toMatchObject({ proposalId: id });
  });

  it.each([
    (id: string) => `/booknow/hotels/deal/${id}`,
    (id: string, offer: string) => `/booknow/hotels/checkout?hotelId=${offer}&proposalId=${id}`,
  ])('reads what it cost when it was proposed, where that has changed: %s', async (addressOf) => {
    const { app, id, offers } = await proposeHotel();
    const address = addressOf(id, encodeURIComponent(offers[0]?.offerId ?? ''));
    const respond = sandboxResponses({ app });
    const view = await showBooking(address, { respond });
    expect(view.screen.queryByText(/^The price has changed/)).toBeNull();
    const cheaperOffer = await showBooking(address, { respond: async (call) => cheaperThen(await respond(call)) });
    expect(cheaperOffer.screen.getByText(/^The price has changed: it was .*12\.50.* when/)).toBeTruthy();
    const hiddenBooking = await showBooking(address, {
      respond: async (call) => cheaperThen(await respond(call)),
      session: { showsPrices: false },
    });
    expect(hiddenBooking.screen.queryByText(/^The price has changed/)).toBeNull();
  });

  it('finds the whole proposal where it has several offers, and each hotel of it by its name', async () => {
    const { app, id, offers } = await proposeHotel();
    const request = sandboxResponses({ app });
    const goneOffer = { product: 'hotel', offerId: 'gone', offer: null };
    const respond = async (call: Parameters<typeof request>[0]) =>
      withOffers(await request(call), (proposedOffers) => [...proposedOffers, goneOffer]);
    const view = await showBooking(`/booknow/hotels/deal/${id}`, { respond });
    expect(view.actions).toContainEqual(['navigate', `/deal-link?proposalId=${id}`, 'replace']);
    const hotelId = encodeURIComponent(offers[0]?.offerId ?? '');
    const booking = await showBooking(`/booknow/hotels/deal/${id}?hotelId=${hotelId}`, { respond });
    const [nextElement] = booking.screen.getAllByRole('link', { name: 'Continue' });
    expect(nextElement?.getAttribute('href')).toContain(`proposalId=${id}`);
  });

  it('reads that the offer is no longer part of it, and finds the way back to it', async () => {
    const { app, offers } = await proposeHotel();
    const offer = encodeURIComponent(offers[0]?.offerId ?? '');
    const respond = sandboxResponses({ app });
    const view = await showBooking(`/booknow/hotels/search-details?hotelId=${offer}&proposalId=gone`, { respond });
    await followLink(view, 'Continue');
    await fillIn(view);
    await pressPay(view);
    expect(view.screen.getByText(/^Your agent has changed this proposal, and this offer is no longer/)).toBeTruthy();
    const back = view.screen.getByRole('link', { name: 'Your proposal' });
    expect(back.getAttribute('href')).toBe('/deal-link?proposalId=gone');
    expect(view.screen.queryByRole('link', { name: 'Hotels' })).toBeNull();
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
  withOffers(response, (offers) => offers.map((offer) => ({ ...offer, proposedTotal: 12.5 })));
