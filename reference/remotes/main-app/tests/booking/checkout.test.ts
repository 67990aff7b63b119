import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { CallResult } from '@livery/remote/testing';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { at, book, bookings, fillIn, follow, heading, openFirst, type Shown, toCheckout } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

describe('the checkout', () => {
  it('states what is missing, sends nothing, and moves the focus to the first of it', async () => {
    const shown = await toCheckout();
    await book(shown);
    expect(shown.screen.getByText('Please correct 7 fields')).toBeTruthy();
    expect(document.activeElement).toBe(shown.screen.getByLabelText('First name'));
    expect(bookings(shown)).toEqual([]);
  });

  it('takes no card whose number can’t be one', async () => {
    const shown = await toCheckout();
    await fillIn(shown, { 'Card number': '4242 4242 4242 4241' });
    await book(shown);
    expect(shown.screen.getByText('Please check the card number')).toBeTruthy();
    expect(bookings(shown)).toEqual([]);
  });

  it('states in which currency the card is charged, and of a converted price how old its rates are (rules 7.13)', async () => {
    const inDollars = await toCheckout();
    expect(inDollars.screen.getByText(/^You'll be charged in US dollars: \u2068USD [\d.]+\u2069\.$/)).toBeTruthy();
    const inEuros = await toCheckout({ currency: { currency: 'EUR', country: 'DE' }, rates: { EUR: 0.9 } });
    expect(
      inEuros.screen.getByText(/a guide only, based on exchange rates from \u20682026-02-03\u2069\.$/),
    ).toBeTruthy();
  });

  it('takes a traveller with one name', async () => {
    const shown = await toCheckout();
    await fillIn(shown, { 'Last name (optional)': '' });
    await book(shown);
    expect(bookings(shown)[0]?.body).toMatchObject({ travellers: [{ firstName: 'Maya', lastName: '' }] });
    expect(heading(shown)).toBe("You're booked!");
  });

  it('keeps its key, and all that was filled in, where the outcome is unknown', async () => {
    const request = sandboxResponses();
    let timesOut = true;
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      const response = await request(call);
      return call.method === 'POST' && timesOut ? { ok: false, error: { kind: 'timed-out' } } : response;
    };
    const shown = await toCheckout({ respond });
    await fillIn(shown);
    await book(shown);
    expect(shown.screen.getByText(/you won't be booked twice/)).toBeTruthy();
    expect(shown.screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    timesOut = false;
    await book(shown);
    expect(heading(shown)).toBe("You're booked!");
    const keys = bookings(shown).map(({ body }) => JSON.stringify(body));
    expect(new Set(keys).size).toBe(1);
  });

  it.each([
    ['a room', SEARCHES.hotel],
    ['another one of each room', SEARCHES.hotel.replace('guests=2', 'guests=2-8.1')],
  ])('refetches where the price of %s has changed, and shows both prices', async (_, address) => {
    const request = sandboxResponses();
    let dearer = false;
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      if (call.method === 'POST' && call.path.endsWith('/bookings') && !dearer) {
        dearer = true;
        return { ok: false, error: { kind: 'refused', status: 409, message: 'The price has changed.' } };
      }
      const response = await request(call);
      return response.ok && dearer
        ? { ok: true, value: JSON.parse(JSON.stringify(response.value), doubled) }
        : response;
    };
    const shown = await at(address, { respond });
    await openFirst(shown);
    const [other] = shown.screen.queryAllByRole('button', { name: /^Select/, pressed: false });
    if (other !== undefined) await shown.click(other);
    await follow(shown, 'Continue');
    await fillIn(shown);
    const before = shown.screen.getByText('Total').nextElementSibling?.textContent ?? '';
    await book(shown);
    const after = shown.screen.getByText('Total').nextElementSibling?.textContent ?? '';
    expect(shown.screen.getByText(new RegExp(`changed from ${before} to ${after}`))).toBeTruthy();
    expect(after).not.toBe(before);
    expect(shown.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
  });

  it('states that the offer is gone, and keeps the form', async () => {
    const request = sandboxResponses();
    let gone = false;
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      if (call.method === 'POST' && call.path.endsWith('/bookings')) gone = true;
      return gone ? { ok: false, error: { kind: 'refused', status: 404, message: 'Gone.' } } : request(call);
    };
    const shown = await toCheckout({ respond });
    await fillIn(shown);
    await book(shown);
    expect(shown.screen.getByText('This offer has just sold out. Please search again.')).toBeTruthy();
  });

  it('never exchanges what was chosen for something else by itself', async () => {
    const shown = await toCheckout();
    const { path, search } = shown.context.location.now();
    shown.navigate(`${path}${search.replace(/choice=[^&]*/, 'choice=sold-out-long-ago')}`);
    await shown.settled();
    expect(shown.screen.getByText(/Your choice has sold out/)).toBeTruthy();
    await fillIn(shown);
    expect(shown.screen.queryAllByRole('button', { name: /^Pay/ })).toEqual([]);
    expect(shown.screen.queryByText(/be charged/)).toBeNull();
    await submit(shown);
    expect([bookings(shown), shown.pending().includes('unsaved input')]).toEqual([[], true]);
    const [choice] = shown.screen.getAllByRole('radio');
    if (choice !== undefined) await shown.click(choice);
    await book(shown);
    expect(heading(shown)).toBe("You're booked!");
  });

  it('exchanges no choice that the address did not name, and shows no total until something is chosen', async () => {
    const { path, search } = (await toCheckout()).context.location.now();
    const request = sandboxResponses();
    let gone = '';
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      const response = await request(call);
      if (call.method === 'POST' && gone === '') {
        gone = (call.body as { readonly choiceId: string }).choiceId;
        return { ok: false, error: { kind: 'refused', status: 409, message: 'Sold out.' } };
      }
      const withoutFirst = (_: string, value: unknown) =>
        (value as { readonly id?: string } | null)?.id === gone ? { ...(value as object), left: 0 } : value;
      return response.ok ? { ok: true, value: JSON.parse(JSON.stringify(response.value), withoutFirst) } : response;
    };
    const shown = await at(`${path}${search.replace(/choice=[^&]*/, '')}`, { respond });
    expect(shown.screen.getByText('Total')).toBeTruthy();
    await fillIn(shown);
    await book(shown);
    expect(gone).not.toBe('');
    expect(shown.screen.getByText(/Your choice has sold out/)).toBeTruthy();
    expect(shown.screen.queryByText('Total')).toBeNull();
    expect(shown.screen.queryAllByRole('button', { name: /^Pay/ })).toEqual([]);
  });

  it('books no offer whose choices are all sold out without one of them', async () => {
    const { path, search } = (await toCheckout()).context.location.now();
    const request = sandboxResponses();
    const soldOut = (name: string, value: unknown) => (name === 'left' ? 0 : value);
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      const response = await request(call);
      return response.ok ? { ok: true, value: JSON.parse(JSON.stringify(response.value), soldOut) } : response;
    };
    const shown = await at(`${path}${search.replace(/choice=[^&]*/, '')}`, { respond });
    expect(shown.screen.getByText(/Your choice has sold out/)).toBeTruthy();
    await fillIn(shown);
    await submit(shown);
    expect([bookings(shown), shown.screen.queryAllByRole('button', { name: /^Pay/ })]).toEqual([[], []]);
  });

  it('tells other remotes of a booking, for those too that are mounted later', async () => {
    const shown = await toCheckout();
    await fillIn(shown);
    await book(shown);
    const price = { amount: expect.any(Number), currency: 'USD' };
    const confirmed = { reference: expect.stringMatching(/\w/), product: 'hotel', price };
    expect(shown.actions).toContainEqual(['publish', 'booking.confirmed', confirmed]);
    const later: unknown[] = [];
    shown.context.events
      .on('booking.confirmed')
      .subscribe((event) => later.push(event))
      .unsubscribe();
    expect(later).toEqual([confirmed]);
  });

  it('charges each of those who take part in an activity', async () => {
    const shown = await at(SEARCHES.activity);
    await openFirst(shown);
    await follow(shown, 'Continue');
    const total = () => Number(shown.screen.getByText('Total').nextElementSibling?.textContent?.replace(/[^\d.]/g, ''));
    const alone = total();
    await shown.click(shown.screen.getByRole('button', { name: 'More: People' }));
    expect(total()).toBeCloseTo(2 * alone, 2);
    await fillIn(shown);
    await book(shown);
    expect(bookings(shown)[0]?.body).toMatchObject({ travellers: [{ kind: 'adult' }, { kind: 'adult' }] });
    expect(total()).toBeCloseTo(2 * alone, 2);
  });
});

/** Sends the form without its button, as a field does on Enter. */
async function submit({ screen, settled }: Shown) {
  fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }));
  await settled();
}

/** Every total twice as high. */
function doubled(name: string, value: unknown): unknown {
  return name === 'total' && typeof value === 'number' ? value * 2 : value;
}
