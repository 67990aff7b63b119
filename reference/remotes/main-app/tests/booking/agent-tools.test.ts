import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { draftOffers } from '../account/support/propose.ts';
import { openFirst, shownTo } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

describe('a card of results', () => {
  it.each(['hotel', 'flight'] as const)(
    'puts its offer into the proposal of an agent, and takes it out: %s',
    async (product) => {
      const { screen, click } = await shownTo('agent', SEARCHES[product]);
      const [button] = await screen.findAllByRole('button', { name: /^Add to proposal: / });
      if (button === undefined) throw new Error('No card has the button.');
      await click(button);
      expect(button.getAttribute('aria-pressed')).toBe('true');
      expect(draftOffers()).toMatchObject([{ product, note: '' }]);
      expect(screen.getByText('1 offer in your proposal')).toBeTruthy();
      await click(screen.getByRole('button', { name: 'Go to the proposal' }));
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your proposal' }));
      await click(button);
      expect(draftOffers()).toEqual([]);
      expect(screen.queryByRole('region', { name: 'Your proposal' })).toBeNull();
    },
  );

  it('leaves a note to the one offer that it is written for, whatever has become of the others', async () => {
    const { screen, click, type } = await shownTo('agent', SEARCHES.hotel);
    for (const button of (await screen.findAllByRole('button', { name: /^Add to proposal: / })).slice(0, 2)) {
      await click(button);
    }
    await click(screen.getByRole('button', { name: 'Show offers' }));
    // As a piece of the same remote does, which is mounted next to the page.
    const storedItem = localStorage.getItem('proposal-draft') ?? '';
    localStorage.setItem('proposal-draft', storedItem.replace('"note":""', '"note":"Sea view"'));
    await type(screen.getAllByLabelText(/Note for the client/)[1] as HTMLElement, 'Quiet');
    expect(draftOffers()).toMatchObject([{ note: 'Sea view' }, { note: 'Quiet' }]);
  });

  it('offers it to no traveller, and to no agent without the permission to write proposals', async () => {
    for (const person of ['traveller', 'restricted']) {
      const { screen, settled } = await shownTo(person, SEARCHES.hotel);
      await settled();
      expect(screen.queryByRole('button', { name: /^Add to proposal/ })).toBeNull();
      expect(screen.queryByRole('button', { name: /^Create a deal link/ })).toBeNull();
    }
  });

  it('makes a deal link to its offer, with its QR code', async () => {
    const { screen, click, calls } = await shownTo('agent', SEARCHES.hotel);
    const [button] = await screen.findAllByRole('button', { name: /^Create a deal link: / });
    if (button === undefined) throw new Error('No card has the button.');
    await click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await click(dialog.getByRole('button', { name: 'Create link' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      path: expect.stringMatching(/^\/booknow\/hotels\/search-details\?/),
    });
    expect(dialog.getByText(/\/deal-link\?dealLinkId=\w+$/)).toBeTruthy();
    expect(await dialog.findByRole('img', { name: 'QR code of the link' })).toBeTruthy();
  });
});

describe('the page of an offer', () => {
  it('proposes what is chosen of it, and another choice in its place', async () => {
    const view = await shownTo('agent', SEARCHES.car);
    const { screen, click } = view;
    await openFirst(view);
    await click(await screen.findByRole('button', { name: 'Add to proposal' }));
    const [firstOffer] = draftOffers();
    expect(firstOffer).toMatchObject({ product: 'car', choice: expect.stringMatching(/./) });
    expect(screen.queryByRole('button', { name: 'Propose this choice instead' })).toBeNull();
    await click(screen.getAllByRole('radio', { checked: false })[0] as HTMLElement);
    await click(screen.getByRole('button', { name: 'Propose this choice instead' }));
    const [otherOffer, ...remainingOffers] = draftOffers();
    expect(remainingOffers).toEqual([]);
    expect(otherOffer?.choiceId).not.toBe(firstOffer?.choiceId);
    expect(otherOffer?.total).not.toBe(firstOffer?.total);
    await click(screen.getByRole('button', { name: 'Remove from proposal' }));
    expect(draftOffers()).toEqual([]);
  });

  it('proposes any of its rooms, one of them at a time', async () => {
    const view = await shownTo('agent', SEARCHES.hotel);
    await openFirst(view);
    const [element, otherElement] = await view.screen.findAllByRole('button', { name: /^Add to proposal: / });
    if (element === undefined || otherElement === undefined) throw new Error('The hotel has no two rates.');
    await view.click(element);
    const [firstOffer] = draftOffers();
    expect(element.getAttribute('aria-label')).toContain(firstOffer?.choice);
    await view.click(otherElement);
    expect([element, otherElement].map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
    expect(draftOffers().map(({ choice }) => choice)).not.toEqual([firstOffer?.choice]);
    await view.click(otherElement);
    expect(draftOffers()).toEqual([]);
  });
});

describe('the rates of rooms that are chosen one by one', () => {
  it('are added to a proposal each, with what is chosen for the other rooms', async () => {
    const view = await shownTo('agent', SEARCHES.hotel.replace('guests=2', 'guests=2-8.1'));
    await openFirst(view);
    const second = within(await view.screen.findByRole('table', { name: 'Room 2' }));
    const [, button] = second.getAllByRole('button', { name: /^Add to proposal: .+ \+ / });
    if (button === undefined) throw new Error('Several rooms fit.');
    await view.click(button);
    expect(button.getAttribute('aria-pressed')).toBe('true');
    expect(draftOffers()).toMatchObject([
      { product: 'hotel', choiceId: expect.stringMatching(/^1-[a-z-]+\.2-[a-z-]+$/) },
    ]);
  });
});

describe('the proposal below the results', () => {
  it('stays while the agent searches on, with its notes, and leads to its form', async () => {
    const view = await shownTo('agent', SEARCHES.hotel);
    const [button] = await view.screen.findAllByRole('button', { name: /^Add to proposal: / });
    await view.click(button as HTMLElement);
    const { screen, click, type } = await shownTo('agent', SEARCHES.car);
    await click(await screen.findByRole('button', { name: 'Show offers' }));
    const bar = within(screen.getByRole('region', { name: 'Your proposal' }));
    await type(bar.getByLabelText(/Note for the client/), 'Ask for room 7.');
    expect(draftOffers()).toMatchObject([{ product: 'hotel', note: 'Ask for room 7.' }]);
    expect(bar.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/proposals/new');
    await click(bar.getByRole('button', { name: /^Remove: / }));
    expect(draftOffers()).toEqual([]);
  });
});
