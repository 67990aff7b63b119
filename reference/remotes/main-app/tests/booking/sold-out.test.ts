import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { CallResult } from '@livery/remote/testing';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  bookingCalls,
  fillIn,
  headingText,
  pressPay,
  type ShownBooking,
  showBooking,
  toCheckout,
} from './booking-steps.ts';

describe('a checkout whose choice has sold out', () => {
  it('states that the offer is gone, and keeps the form', async () => {
    const request = sandboxResponses();
    let isGone = false;
    const respond = async (call: RemoteCall): Promise<CallResult> => {
      if (call.method === 'POST' && call.path.endsWith('/bookings')) isGone = true;
      return isGone ? { ok: false, error: { kind: 'refused', status: 404, message: 'Gone.' } } : request(call);
    };
    const checkout = await toCheckout({ respond });
    await fillIn(checkout);
    await pressPay(checkout);
    expect(checkout.screen.getByText('This offer has just sold out. Please search again.')).toBeTruthy();
  });

  it('never exchanges what was chosen for something else by itself', async () => {
    const checkout = await toCheckout();
    const { path, search } = checkout.context.location.now();
    checkout.navigate(`${path}${search.replace(/choice=[^&]*/, 'choice=sold-out-long-ago')}`);
    await checkout.settled();
    expect(checkout.screen.getByText(/Your choice has sold out/)).toBeTruthy();
    await fillIn(checkout);
    expect(checkout.screen.queryAllByRole('button', { name: /^Pay/ })).toEqual([]);
    expect(checkout.screen.queryByText(/be charged/)).toBeNull();
    await submit(checkout);
    expect([bookingCalls(checkout), checkout.pending().includes('unsaved input')]).toEqual([[], true]);
    const [choice] = checkout.screen.getAllByRole('radio');
    if (choice !== undefined) await checkout.click(choice);
    await pressPay(checkout);
    expect(headingText(checkout)).toBe("You're booked!");
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
    const shown = await showBooking(`${path}${search.replace(/choice=[^&]*/, '')}`, { respond });
    expect(shown.screen.getByText('Total')).toBeTruthy();
    await fillIn(shown);
    await pressPay(shown);
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
    const view = await showBooking(`${path}${search.replace(/choice=[^&]*/, '')}`, { respond });
    expect(view.screen.getByText(/Your choice has sold out/)).toBeTruthy();
    await fillIn(view);
    await submit(view);
    expect([bookingCalls(view), view.screen.queryAllByRole('button', { name: /^Pay/ })]).toEqual([[], []]);
  });
});

/** Sends the form without its button, as a field does on Enter. */
async function submit({ screen, settled }: ShownBooking) {
  fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }));
  await settled();
}
