import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { withoutFields } from '@livery/reference-testing/without-fields';
import { createSandbox } from '@livery/sandbox/app';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { findHotel } from './support/book.ts';
import { proposeHotel } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

async function aHotelAndAResort() {
  const [resort] = allResorts(1);
  return proposeHotel({
    offers: [
      { product: 'hotel', offerId: await findHotel(createSandbox(), 'agent') },
      { product: 'resort', offerId: `${resort?.id}~2030-02-03~2030-02-06~2~1` },
    ],
  });
}

describe('a proposal for its client', () => {
  it('says where, when and for whom each offer is, and until when it can be cancelled and booked', async () => {
    const { app, id } = await aHotelAndAResort();
    const { screen, missingKeys } = await showAccount({ at: `/deal-link?proposalId=${id}`, app });
    expect(await screen.findAllByText('Book by')).toHaveLength(2);
    const cards = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('article');
    const [hotel = {}, stay = {}] = cards.map((card) => {
      const texts = (role: string) =>
        within(card)
          .getAllByRole(role)
          .map(({ textContent }) => textContent);
      const values = texts('definition');
      return Object.fromEntries(texts('term').map((label, index) => [label, values[index]]));
    });
    expect(hotel).toMatchObject({
      Destination: 'Lisbon, Portugal',
      'Check-in': expect.stringMatching(/\d/),
      Guests: '2 adults',
      Cancellation: expect.stringMatching(/./),
      'Book by': expect.stringMatching(/\d/),
    });
    expect(hotel['Book by']).toBe(hotel['Check-in']);
    expect(stay).toMatchObject({ Destination: expect.stringMatching(/./), Guests: '2 adults and 1 child' });
    expect([...missingKeys]).toEqual([]);
  });

  it('claims nothing of cancelling an offer that doesn’t say what it costs', async () => {
    const { app, id } = await aHotelAndAResort();
    const respond = withoutFields(sandboxResponses({ app }), 'freeCancellationUntil');
    const { screen } = await showAccount({ at: `/deal-link?proposalId=${id}`, app, respond });
    expect(await screen.findAllByText('Ask about cancellation')).toHaveLength(2);
    expect(screen.queryByText(/free cancellation/i)).toBeNull();
  });
});
