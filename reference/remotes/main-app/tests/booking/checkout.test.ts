import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { CallResult } from '@livery/remote/testing';
import { describe, expect, it } from 'vitest';
import {
  bookingCalls,
  fillIn,
  followLink,
  headingText,
  openFirst,
  pressPay,
  showBooking,
  toCheckout,
} from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

describe('the checkout', () => {
  it('states what is missing, sends nothing, and moves the focus to the first of it', async () => {
    const checkout = await toCheckout();
    await pressPay(checkout);
    expect(checkout.screen.getByText('Please correct 7 fields')).toBeTruthy();
    expect(document.activeElement).toBe(checkout.screen.getByLabelText('First name'));
    expect(bookingCalls(checkout)).toEqual([]);
  });

  it('takes no card whose number can’t be one', async () => {
    const checkout = await toCheckout();
    await fillIn(checkout, { 'Card number': '4242 4242 4242 4241' });
    await pressPay(checkout);
    expect(checkout.screen.getByText('Please check the card number')).toBeTruthy();
    expect(bookingCalls(checkout)).toEqual([]);
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
    const checkout = await toCheckout();
    await fillIn(checkout, { 'Last name (optional)': '' });
    await pressPay(checkout);
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({ travellers: [{ firstName: 'Maya', lastName: '' }] });
    expect(headingText(checkout)).toBe("You're booked!");
  });

  it('keeps its key, and all that was filled in, where the outcome is unknown', async () => {
    const request = sandboxResponses();
    let timesOut = true;
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      const response = await request(call);
      return call.method === 'POST' && timesOut ? { ok: false, error: { kind: 'timed-out' } } : response;
    };
    const checkout = await toCheckout({ respond });
    await fillIn(checkout);
    await pressPay(checkout);
    expect(checkout.screen.getByText(/you won't be booked twice/)).toBeTruthy();
    expect(checkout.screen.getByLabelText<HTMLInputElement>('Card number').value).toBe('4242 4242 4242 4242');
    timesOut = false;
    await pressPay(checkout);
    expect(headingText(checkout)).toBe("You're booked!");
    const keys = bookingCalls(checkout).map(({ body }) => JSON.stringify(body));
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
        ? { ok: true, value: JSON.parse(JSON.stringify(response.value), withDoubledTotal) }
        : response;
    };
    const view = await showBooking(address, { respond });
    await openFirst(view);
    const [otherElement] = view.screen.queryAllByRole('button', { name: /^Select/, pressed: false });
    if (otherElement !== undefined) await view.click(otherElement);
    await followLink(view, 'Continue');
    await fillIn(view);
    const textContentBefore = view.screen.getByText('Total').nextElementSibling?.textContent ?? '';
    await pressPay(view);
    const textContentAfter = view.screen.getByText('Total').nextElementSibling?.textContent ?? '';
    expect(view.screen.getByText(new RegExp(`changed from ${textContentBefore} to ${textContentAfter}`))).toBeTruthy();
    expect(textContentAfter).not.toBe(textContentBefore);
    expect(view.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
  });

  it('tells other remotes of a booking, for those too that are mounted later', async () => {
    const checkout = await toCheckout();
    await fillIn(checkout);
    await pressPay(checkout);
    const price = { amount: expect.any(Number), currency: 'USD' };
    const confirmed = { reference: expect.stringMatching(/\w/), product: 'hotel', price };
    expect(checkout.actions).toContainEqual(['publish', 'booking.confirmed', confirmed]);
    const laterAnswers: unknown[] = [];
    checkout.context.events
      .on('booking.confirmed')
      .subscribe((event) => laterAnswers.push(event))
      .unsubscribe();
    expect(laterAnswers).toEqual([confirmed]);
  });

  it('charges each of those who take part in an activity', async () => {
    const view = await showBooking(SEARCHES.activity);
    await openFirst(view);
    await followLink(view, 'Continue');
    const total = () => Number(view.screen.getByText('Total').nextElementSibling?.textContent?.replace(/[^\d.]/g, ''));
    const alone = total();
    await view.click(view.screen.getByRole('button', { name: 'More: People' }));
    expect(total()).toBeCloseTo(2 * alone, 2);
    await fillIn(view);
    await pressPay(view);
    expect(bookingCalls(view)[0]?.body).toMatchObject({ travellers: [{ kind: 'adult' }, { kind: 'adult' }] });
    expect(total()).toBeCloseTo(2 * alone, 2);
  });
});

/** Every total twice as high. */
function withDoubledTotal(name: string, value: unknown): unknown {
  return name === 'total' && typeof value === 'number' ? value * 2 : value;
}
