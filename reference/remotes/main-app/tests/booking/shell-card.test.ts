import { parseProfile } from '@livery/contract/wire/profile-wire';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { slots } from '../../entry.tsx';
import { draftOffers } from '../account/support/propose.ts';
import { shownTo } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

describe('a card of the shell', () => {
  /** The buttons for an item that is a path and a title, or another piece. */
  async function shownFor(person: string, path: string, name: keyof typeof slots = 'item.actions') {
    const respond = sandboxResponses({ person });
    const response = await respond({ method: 'GET', path: '/api/user/profile' });
    const profile = response.ok ? parseProfile(response.value) : null;
    const item = { path, title: 'Harbour Hotel' };
    return showRemote(
      { mount: (element, context) => slots[name](element, context, item) },
      { respond, session: { signedIn: true, profile } },
    );
  }
  const add = { name: 'Add to proposal: Harbour Hotel' };

  async function pathOfHotel(index = 0) {
    const { screen } = await shownTo('agent', SEARCHES.hotel);
    const cards = await screen.findAllByRole('article');
    return within(cards[index] as HTMLElement)
      .getByRole('link')
      .getAttribute('href') as string;
  }

  it('puts its offer into the proposal, beside those of other cards, and takes it out', async () => {
    const path = await pathOfHotel();
    const view = await shownFor('agent', await pathOfHotel(1));
    const { screen, click, actions } = await shownFor('agent', path);
    await view.click(await view.screen.findByRole('button', add));
    await view.screen.findByRole('button', { ...add, pressed: true });
    await click(await screen.findByRole('button', add));
    await screen.findByRole('button', { ...add, pressed: true });
    expect(draftOffers()).toMatchObject([{ product: 'hotel' }, { product: 'hotel', total: expect.any(Number) }]);
    expect(actions.at(-1)).toEqual(['notify', 'success', '2 offers in your proposal']);
    await click(screen.getByRole('button', add));
    expect(draftOffers()).toHaveLength(1);
  });

  it('has a tray on its page, with what its buttons have added', async () => {
    const card = await shownFor('agent', await pathOfHotel());
    const { screen } = await shownFor('agent', '', 'item.tray');
    expect(screen.queryByText(/in your proposal/)).toBeNull();
    await card.click(await card.screen.findByRole('button', add));
    expect(await screen.findByText('1 offer in your proposal')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/proposals/new');
  });

  it('says why an offer that is gone, or can’t be loaded, is not added', async () => {
    const { screen, click, actions } = await shownFor('agent', '/booknow/hotels/search-details?hotelId=none');
    await click(await screen.findByRole('button', add));
    expect(actions.at(-1)).toMatchObject(['notify', 'failure', expect.stringMatching(/./)]);
    expect(draftOffers()).toEqual([]);
  });

  it('makes a deal link to any page, but proposes only what is sold here', async () => {
    const { screen } = await shownFor('agent', '/resorts/1');
    expect(await screen.findByRole('button', { name: 'Create a deal link: Harbour Hotel' })).toBeTruthy();
    expect(screen.queryByRole('button', add)).toBeNull();
  });

  it('has no buttons for who may not write proposals', async () => {
    const { screen, settled } = await shownFor('restricted', await pathOfHotel());
    await settled();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
