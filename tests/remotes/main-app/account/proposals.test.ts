import { within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../../sandbox/app.ts';
import { installNativeDialogs } from '../../../support/pages/native-dialogs.ts';
import { sandboxResponses } from '../../support/sandbox-responses.ts';
import { findHotel, recordOf } from './support/book.ts';
import { showAccount } from './support/show-account.ts';

beforeAll(installNativeDialogs);

/** A sandbox in which an agent has proposed a hotel. */
async function proposed() {
  const app = createSandbox();
  const offers = [{ product: 'hotel', offerId: await findHotel(app, 'agent') }];
  const body = { title: 'Three days in Lisbon', message: 'By the river.', offers };
  const request = sandboxResponses({ app, person: 'agent' });
  const made = await request({ method: 'POST', path: '/api/reference/proposals', body });
  return { app, id: recordOf(made).record('data').text('id') };
}

describe('a proposal', () => {
  it('is put together from the addresses of offers', async () => {
    const app = createSandbox();
    const offer = encodeURIComponent(await findHotel(app, 'agent'));
    const { screen, type, click, actions } = await showAccount({ at: '/proposals/new', person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await type(screen.getByLabelText('Offers'), '/about');
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(screen.getByText("Line 1 isn't the address of an offer's page")).toBeTruthy();
    await type(screen.getByLabelText('Offers'), `/booknow/hotels/search-details?hotelId=${offer}`);
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(actions).toContainEqual(['notify', 'success', 'The proposal is ready to send.']);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lisbon');
  });

  it('is shown to its recipient, without a log-in (rules §6)', async () => {
    const { app, id } = await proposed();
    const { screen, missingKeys } = await showAccount({ at: `/deal-link?proposalId=${id}`, app });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Three days in Lisbon');
    const [first] = within(screen.getByRole('list', { name: 'Offers' })).getAllByRole('link');
    expect(first?.getAttribute('href')).toBe(`/booknow/hotels/deal/${id}`);
    expect(screen.getByRole('link', { name: 'Decline' }).getAttribute('href')).toBe(
      `/disapproveProposal?proposalId=${id}`,
    );
    expect([...missingKeys]).toEqual([]);
  });

  it('shows no price to a visitor who may not see any', async () => {
    const { app, id } = await proposed();
    const { element } = await showAccount({ at: `/deal-link?id=${id}`, app, session: { showsPrices: false } });
    expect(element.textContent).not.toMatch(/USD/);
  });

  it('is declined with a reason, by a button and not by the address alone', async () => {
    const { app, id } = await proposed();
    const { screen, type, click, calls } = await showAccount({ at: `/disapproveProposal?proposalId=${id}`, app });
    expect(calls.map(({ method }) => method)).toEqual(['GET']);
    await type(screen.getByLabelText(/What isn't right for you/), 'Too far.');
    await click(screen.getByRole('button', { name: 'Decline' }));
    expect(calls.at(-1)?.body).toEqual({ answer: 'disapproved', reason: 'Too far.' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You declined this proposal');
  });

  it('is approved at its own address', async () => {
    const { app, id } = await proposed();
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

describe('a deal link', () => {
  it('is made by an agent for a page of this site, and opened by any visitor, in short too', async () => {
    const app = createSandbox();
    const { screen, type, click } = await showAccount({ at: '/deal-link', person: 'agent', app });
    await click(screen.getByRole('button', { name: 'New deal link' }));
    const dialog = within(screen.getByRole('dialog'));
    await type(dialog.getByLabelText('Title'), 'Winter sun');
    await type(dialog.getByLabelText('Page'), 'https://evil.example/');
    await click(dialog.getByRole('button', { name: 'Create link' }));
    expect(dialog.getByText(/Please enter the address of a page on this site/)).toBeTruthy();
    await type(dialog.getByLabelText('Page'), `${window.location.origin}/booknow/hotels?lat=1`);
    await click(dialog.getByRole('button', { name: 'Create link' }));
    const address = screen.getByRole('link', { name: 'Winter sun' }).getAttribute('href') ?? '';

    const id = address.replace('/deal-link?dealLinkId=', '');
    const opened = await showAccount({ at: `/url/${id}`, app });
    expect(opened.actions).toContainEqual(['navigate', address, 'replace']);
    expect(opened.screen.getByRole('heading', { level: 1 }).textContent).toBe('Winter sun');
    expect(opened.screen.getByRole('link', { name: 'See the deal' }).getAttribute('href')).toBe(
      '/booknow/hotels?lat=1',
    );
  });

  it('shows a message where there is none', async () => {
    const { screen } = await showAccount({ at: '/deal-link?dealLinkId=unknown' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this deal");
  });
});
