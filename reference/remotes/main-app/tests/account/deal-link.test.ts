import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { SAMPLE_AGENCY } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { recordOf } from './support/book.ts';
import { proposeHotel } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

describe('a deal link', () => {
  it('is made by an agent for a page of this site, and opened by any visitor, in short too', async () => {
    const app = createSandbox();
    const { screen, type, click } = await showAccount({ at: '/deal-link', person: 'agent', app });
    await click(screen.getByRole('button', { name: 'New deal link' }));
    const dialog = within(await screen.findByRole('dialog'));
    await type(dialog.getByLabelText('Title'), 'Winter sun');
    await type(dialog.getByLabelText('Page'), 'https://evil.example/');
    await click(dialog.getByRole('button', { name: 'Create link' }));
    expect(dialog.getByText(/Please enter the address of a page on this site/)).toBeTruthy();
    await type(dialog.getByLabelText('Page'), `${window.location.origin}/booknow/hotels?lat=1`);
    await click(dialog.getByRole('button', { name: 'Create link' }));
    await click(dialog.getByRole('button', { name: 'Close' }));
    const address = screen.getByRole('link', { name: 'Winter sun' }).getAttribute('href') ?? '';

    const id = address.replace('/deal-link?dealLinkId=', '');
    const account = await showAccount({ at: `/url/${id}`, app });
    expect(account.screen.getByRole('heading', { level: 1 }).textContent).toBe('Winter sun');
    expect(account.screen.getByRole('link', { name: 'See the deal' }).getAttribute('href')).toBe(
      '/booknow/hotels?lat=1',
    );
  });

  it('is a proposal where its short address names one, and neither where it names nothing', async () => {
    const { app, id } = await proposeHotel();
    const { screen, calls } = await showAccount({ at: `/url/${id}`, app });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three days in Lisbon');
    expect(screen.getByRole('link', { name: 'Approve' })).toBeTruthy();
    expect(calls.filter(({ path }) => path.endsWith('/opened'))).toHaveLength(1);
    const unknown = await showAccount({ at: '/url/unknown', app });
    expect(unknown.screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this deal");
  });

  it.each([
    ['hotels', '/booknow/hotels/search-details?hotelId=h1'],
    ['hotels', '/hotel-details?hotelId=h1'],
    ['resorts', '/booknow/resort/details?property=R1'],
  ])('to one of the %s says so once the agency has stopped selling them: %s', async (service, path) => {
    const app = createSandbox();
    const request = sandboxResponses({ app, person: 'agent' });
    const body = { title: 'Winter sun', path };
    const callResult = await request({ method: 'POST', path: '/api/reference/deal-links', body });
    const at = recordOf(callResult).record('data').text('url');
    const menu = (active: boolean) =>
      SAMPLE_AGENCY.bookingMenu.map((item) => (item.service === service ? { ...item, active } : item));
    const seenSummary = async (active: boolean) => {
      const { screen } = await showAccount({ at, app, agency: { bookingMenu: menu(active) } });
      return [screen.queryByRole('link', { name: 'See the deal' }) !== null, screen.queryByText('No longer available')];
    };
    expect(await seenSummary(true)).toEqual([true, null]);
    expect(await seenSummary(false)).toEqual([false, expect.anything()]);
  });

  it('shows a message where there is none', async () => {
    const { screen } = await showAccount({ at: '/deal-link?dealLinkId=unknown' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this deal");
  });
});
