import { parseProfile } from '@livery/contract/wire/profile-wire';
import { parseDraft } from '@livery/kit/proposal/draft-wire';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { book } from './fill-checkout.ts';
import { BALI, DETAILS, openCheckout, openResorts, someResort, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

async function shownTo(person: string, address: string, app = createSandbox()) {
  const respond = sandboxResponses({ person, app });
  const response = await respond({ method: 'GET', path: '/api/user/profile' });
  const profile = response.ok ? parseProfile(response.value) : null;
  const view = await openResorts(address, { respond, session: { signedIn: true, profile } });
  const draft = () => parseDraft(localStorage.getItem('proposal-draft'), profile?.id ?? '')?.offers ?? [];
  return { ...view, respond, draft };
}

describe('a card of a resort', () => {
  it('puts it into the proposal of an agent, for its stay, and takes it out', async () => {
    const { screen, click, draft } = await shownTo('agent', BALI);
    const [button] = await screen.findAllByRole('button', { name: /^Add to proposal: / });
    if (button === undefined) throw new Error('No card has the button.');
    await click(button);
    expect(draft()).toMatchObject([
      { product: 'resort', offerId: expect.stringMatching(/^R\w+~2026-02-03~2026-02-05~2~1$/), choice: '' },
    ]);
    expect(screen.getByText('1 offer in your proposal')).toBeTruthy();
    await click(button);
    expect(draft()).toEqual([]);
  });

  it('makes a deal link to it, with its QR code', async () => {
    const { screen, click, calls } = await shownTo('agent', BALI);
    const [button] = await screen.findAllByRole('button', { name: /^Create a deal link: / });
    if (button === undefined) throw new Error('No card has the button.');
    await click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await click(dialog.getByRole('button', { name: 'Create link' }));
    expect(calls.find(({ path }) => path === '/api/reference/deal-links')?.body).toMatchObject({
      path: expect.stringMatching(
        /^\/booknow\/resort\/details\?.*checkIn=2026-02-03.*property=R|^\/booknow\/resort\/details\?.*property=R/,
      ),
    });
    expect(dialog.getByText(/\/deal-link\?dealLinkId=\w+$/)).toBeTruthy();
    expect(await dialog.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  });

  it.each(['traveller', 'restricted'])('has neither for the %s', async (person) => {
    const { screen } = await shownTo(person, BALI);
    expect(screen.queryByRole('button', { name: /^(Add to proposal|Create a deal link)/ })).toBeNull();
  });
});

describe('a room', () => {
  it('is proposed in place of the resort as such, and the platform takes the proposal', async () => {
    const { screen, click, draft, respond } = await shownTo('agent', DETAILS);
    await click(await screen.findByRole('button', { name: 'Add to proposal: Terrace Suite' }));
    const offers = draft().map(({ product, offerId, choiceId }) => ({ product, offerId, choiceId }));
    expect(draft()).toMatchObject([{ product: 'resort', choice: 'Terrace Suite', name: someResort().name }]);
    const body = { title: 'Bali', offers };
    const callResult = await respond({ method: 'POST', path: '/api/reference/proposals', body });
    expect(callResult).toMatchObject({ ok: true, value: { data: { offers: [{ proposedTotal: draft()[0]?.total }] } } });
    expect(await screen.findByRole('button', { name: 'Deal link' })).toBeTruthy();
  });
});

it('a stay that is opened from a proposal is booked from it', async () => {
  const checkout = await openCheckout({}, '&proposalId=p1');
  expect(checkout.context.location.now().search).toMatch(/proposalId=p1/);
  await book(checkout);
  expect(checkout.calls.find(({ body }) => body !== undefined && 'guest' in Object(body))?.body).toMatchObject({
    proposal_id: 'p1',
  });
});
