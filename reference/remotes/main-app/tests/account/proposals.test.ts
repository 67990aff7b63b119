import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { SAMPLE_AGENCY } from '@livery/remote/testing';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { bookProposed, proposeHotel } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

const HARBOUR = { id: 'h1', product: 'hotel', name: 'Harbour', price: { total: 120 } };
const PROPOSED_HOTEL = {
  product: 'hotel',
  offerId: 'h1',
  name: 'Harbour',
  proposedTotal: 100,
  note: '',
  offer: HARBOUR,
};

/** The page of a proposal with these offers. */
function showProposalOf(offers: readonly object[], person?: string) {
  const data = { id: 'p1', title: 'Lisbon', status: 'approved', version: 1, offers };
  const respond = () => Promise.resolve({ ok: true, value: { data } } as const);
  return showAccount({ at: '/deal-link?proposalId=p1', respond, ...(person && { person }) });
}

describe('a proposal', () => {
  it('is shown to its recipient, without a log-in (rules §6)', async () => {
    const { app, id } = await proposeHotel();
    const { screen, missingKeys } = await showAccount({ at: `/deal-link?proposalId=${id}`, app });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three days in Lisbon');
    const [firstElement] = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('link');
    expect(firstElement?.getAttribute('href')).toBe(`/booknow/hotels/deal/${id}`);
    expect(screen.getByRole('link', { name: 'Decline' }).getAttribute('href')).toBe(
      `/disapproveProposal?proposalId=${id}`,
    );
    expect([...missingKeys]).toEqual([]);
  });

  it('leads from a resort to its stay, from which it is booked', async () => {
    const [resort] = allResorts(1);
    const { app, id } = await proposeHotel({
      offers: [{ product: 'resort', offerId: `${resort?.id}~2030-02-03~2030-02-06~2~1` }],
    });
    const { screen } = await showAccount({ at: `/deal-link?proposalId=${id}`, app });
    expect(screen.getByRole('link', { name: resort?.name ?? '' }).getAttribute('href')).toBe(
      `/booknow/resort/details?property=${resort?.id}&checkIn=2030-02-03&checkOut=2030-02-06&adults=2&children=1&proposalId=${id}`,
    );
  });

  it('says of each offer that it is of the proposal, and tells the agency what was booked from it', async () => {
    const { app, id, offers } = await proposeHotel();
    const booking = await bookProposed(app, { ...offers[0], proposalId: id });
    const { screen } = await showAccount({ at: `/proposals/${id}`, person: 'agent', app });
    const bookedElement = screen.getByRole('link', { name: booking.text('title') });
    const reference = booking.text('referenceNumber');
    expect(bookedElement.getAttribute('href')).toBe(`/bookings/${reference}`);
    expect(screen.getAllByText('Approved')).toHaveLength(1);
    const trip = await showAccount({ at: `/bookings/${reference}`, person: 'agent', app });
    expect(trip.screen.getByRole('link', { name: 'Three days in Lisbon' }).getAttribute('href')).toBe(
      `/proposals/${id}`,
    );
    expect(trip.screen.getByText('Ines Okafor')).toBeTruthy();
  });

  it.each([true, false])('is booked from where prices are shown, and only there: %s', async (showsPrices) => {
    const { app, id } = await proposeHotel();
    const { screen } = await showAccount({ at: `/deal-link?proposalId=${id}`, app, session: { showsPrices } });
    const { textContent } = screen.getByRole('list', { name: 'Offers' });
    expect([/\d\.\d\d/, /See and book/].map((words) => words.test(textContent ?? ''))).toEqual([
      showsPrices,
      showsPrices,
    ]);
  });

  it('has no offer of a product that the agency has stopped selling, but for what was booked', async () => {
    const { app, id, offers } = await proposeHotel();
    const bookingMenu = SAMPLE_AGENCY.bookingMenu.map((item) => ({ ...item, active: item.service !== 'hotels' }));
    const path = `/deal-link?proposalId=${id}`;
    const { screen } = await showAccount({ at: path, app, agency: { bookingMenu } });
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(within(screen.getByRole('list', { name: 'Offers' })).queryByRole('link')).toBeNull();
    await bookProposed(app, { ...offers[0], proposalId: id });
    const bookedAccount = await showAccount({ at: path, app, agency: { bookingMenu } });
    expect(bookedAccount.screen.queryByText('No longer available')).toBeNull();
  });

  it('tells the agency that what was booked from it has been cancelled', async () => {
    const { app, id, offers } = await proposeHotel();
    const booking = await bookProposed(app, { ...offers[0], proposalId: id });
    const path = `/api/reference/bookings/${booking.text('referenceNumber')}/cancel`;
    await sandboxResponses({ app, person: 'agent' })({ method: 'POST', path, body: {} });
    const { screen } = await showAccount({ at: `/proposals/${id}`, person: 'agent', app });
    const row = screen.getByRole('link', { name: booking.text('title') }).closest('li');
    expect(row?.textContent).toBe(`${booking.text('title')} Cancelled`);
  });

  it('tells what changed since it was sent: another price, and an offer that is gone', async () => {
    const { screen } = await showProposalOf([
      { ...PROPOSED_HOTEL, note: 'Sea view' },
      { ...PROPOSED_HOTEL, offerId: 'h2', name: 'Old Mill', offer: null },
    ]);
    expect(screen.getByText(/^The price has changed: it was .*100.* when this was put together\.$/)).toBeTruthy();
    expect(screen.getByText('No longer available')).toBeTruthy();
    expect(screen.getByText('Old Mill')).toBeTruthy();
    expect(screen.getByText('Sea view')).toBeTruthy();
  });

  it.each([
    [{ referenceNumber: 'LV-ABCDEF' }, undefined, '/booknow/hotels/confirm-payment?referenceNumber=LV-ABCDEF'],
    [{ referenceNumber: 'LV-ABCDEF' }, 'traveller', '/mytrip/mytrips/LV-ABCDEF'],
    [{ referenceNumber: 'LV-ABCDEF' }, 'agent', '/bookings/LV-ABCDEF'],
    [{ referenceNumber: null }, undefined, '/manage-booking'],
    [{ referenceNumber: null }, 'traveller', undefined],
    [{ referenceNumber: null }, 'agent', undefined],
  ])('marks what is booked, with a link for who may see the booking: %j for %s', async (booked, person, to) => {
    const offers = [
      { ...PROPOSED_HOTEL, booked },
      { ...PROPOSED_HOTEL, offerId: 'h2', name: 'Old Mill', offer: null, booked },
      { ...PROPOSED_HOTEL, offerId: 'h3', booked: null },
    ];
    const { screen } = await showProposalOf(offers, person);
    expect(screen.getAllByText('Booked')).toHaveLength(2);
    expect(screen.queryByText('No longer available')).toBeNull();
    const links = screen.queryAllByRole('link', { name: 'See the booking' }).map((link) => link.getAttribute('href'));
    expect(links).toEqual(to === undefined ? [] : [to, to]);
  });

  it('shows what was paid for what is booked, whatever it would cost now', async () => {
    const emptyBooking = { referenceNumber: null, total: 123.45 };
    const { screen } = await showProposalOf([{ ...PROPOSED_HOTEL, booked: emptyBooking }]);
    expect(screen.getByText(/123\.45/)).toBeTruthy();
    expect(screen.queryByText(/^The price has changed/)).toBeNull();
  });

  it('is counted as opened by a visitor once, and not by the agency, who are not asked for an answer', async () => {
    const { app, id } = await proposeHotel();
    const openProposal = async (person?: string) => {
      const account = await showAccount({ at: `/deal-link?proposalId=${id}`, app, ...(person && { person }) });
      return {
        calls: account.calls.filter(({ path }) => path.endsWith('/opened')).length,
        answers: account.screen.queryAllByRole('link', { name: 'Approve' }).length,
      };
    };
    expect(await openProposal()).toEqual({ calls: 1, answers: 1 });
    expect(await openProposal('agent')).toEqual({ calls: 0, answers: 0 });
  });

  it('is refused to who is signed in as somebody else than its client', async () => {
    const { app, id } = await proposeHotel({ clientId: 'aurora-client-1' });
    const { screen, element } = await showAccount({ at: `/deal-link?proposalId=${id}`, person: 'traveller', app });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This proposal is for someone else');
    expect(element.textContent).not.toContain('Three days in Lisbon');
  });

  it('is approved at its own address', async () => {
    const { app, id } = await proposeHotel();
    const { screen, click } = await showAccount({ at: `/allowAgentProposal?id=${id}`, app });
    await click(screen.getByRole('button', { name: 'Approve' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You approved this proposal');
  });

  it.each(['/allowAgentProposal', '/disapproveProposal?id=unknown', '/deal-link?proposalId=unknown'])(
    'is not there at %s',
    async (at) => {
      const { screen } = await showAccount({ at });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this proposal");
    },
  );
});
