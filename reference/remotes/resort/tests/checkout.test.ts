import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { withoutFields } from '@livery/reference-testing/without-fields';
import { createSandbox } from '@livery/sandbox/app';
import { fireEvent } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { book, fillIn, isRelease } from './fill-checkout.ts';
import { FIRST_REFERENCE, openCheckout, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

describe('booking a unit that is on hold', () => {
  it('takes a guest with one name', async () => {
    const checkout = await openCheckout();
    await book(checkout, '');
    expect(checkout.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      guest: { firstName: 'Ada', lastName: '' },
    });
    expect(checkout.screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
  });

  it('shows the reference number, also after coming back, and releases nothing', async () => {
    const checkout = await openCheckout();
    const { screen, calls, navigate, settled } = checkout;
    await book(checkout);
    const heading = () => screen.getByRole('heading', { level: 1 });
    expect([heading().textContent, document.activeElement]).toEqual(["You're booked!", heading()]);
    expect(screen.getByText(FIRST_REFERENCE)).toBeTruthy();
    expect(screen.getByText(/ada@example\.com/)).toBeTruthy();
    const confirmed = {
      reference: FIRST_REFERENCE,
      product: 'resort',
      price: { amount: expect.any(Number), currency: 'USD' },
    };
    expect(checkout.actions).toContainEqual(['publish', 'booking.confirmed', confirmed]);
    navigate('/booknow/resort');
    await settled();
    navigate(`/booknow/resort/checkout?reference=${FIRST_REFERENCE}`);
    await settled();
    expect(screen.getByText(FIRST_REFERENCE)).toBeTruthy();
    expect(calls.filter(isRelease)).toEqual([]);
  });

  it('says what was booked: where, for whom, and until when it can be cancelled for nothing', async () => {
    const checkout = await openCheckout();
    await book(checkout);
    const facts = checkout.screen.getAllByRole('definition').map((value) => value.textContent);
    const labels = checkout.screen.getAllByRole('term').map((label) => label.textContent);
    const valueOf = (label: string) => facts[labels.indexOf(label)];
    expect(valueOf('Where')).toMatch(/\w+, \w+/);
    expect(valueOf('Booked for')).toBe('Ada Byron');
    expect(valueOf('Cancellation')).toMatch(/^(Free cancellation until |No free cancellation$|Non-refundable$)/);
  });

  it('claims nothing of cancelling a stay that doesn’t say what it costs', async () => {
    const checkout = await openCheckout({ respond: withoutFields(sandboxResponses(), 'free_cancellation_days') });
    expect(checkout.element.textContent).not.toMatch(/cancellation (up to|until)|No refund/);
    await book(checkout);
    expect(checkout.screen.getByText('Ask about cancellation')).toBeTruthy();
    expect(checkout.screen.queryByText('Non-refundable')).toBeNull();
  });

  it('leads to what else belongs to the trip, at the resort and on its days', async () => {
    const checkout = await openCheckout();
    await book(checkout);
    const { screen, settled } = checkout;
    await settled();
    expect(screen.getByRole('heading', { name: 'More for your trip' })).toBeTruthy();
    const to = `${screen.getByRole('link', { name: /^Rent a car/ }).getAttribute('href')}`;
    expect(new URL(to, 'https://site.example').pathname).toBe('/booknow/cars/search');
    expect(screen.getByRole('link', { name: /^Things to do/ })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Find a hotel/ })).toBeNull();
  });

  it('shows where it is found from now on: a traveller’s trips, an agent’s bookings, or after a log-in', async () => {
    const checkout = await openCheckout();
    const { screen, setSession, settled } = checkout;
    await book(checkout);
    expect(screen.getByRole('link', { name: 'Log In' }).getAttribute('href')).toBe(
      '/login?redirect=%2Fmytrip%2Fmytrips',
    );
    setSession({ signedIn: true });
    await settled();
    expect(screen.getByRole('link', { name: 'Go to My Trips' }).getAttribute('href')).toBe('/mytrip/mytrips');
  });

  it('shows later that it was cancelled', async () => {
    const app = createSandbox();
    const checkout = await openCheckout({ app });
    const { screen, navigate, settled } = checkout;
    await book(checkout);
    navigate('/booknow/resort');
    await settled();
    await sandboxResponses({ app })({
      method: 'POST',
      path: `/api/reference/bookings/${FIRST_REFERENCE}/cancel`,
      body: { email: 'ada@example.com' },
    });
    navigate(`/booknow/resort/checkout?reference=${FIRST_REFERENCE}`);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This booking has been cancelled');
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });

  it('is confirmed where only the response did not arrive', async () => {
    const respond = sandboxResponses({ app: createSandbox() });
    const checkout = await openCheckout({
      respond: async (call) => {
        const response = await respond(call);
        const books = call.body !== undefined && 'reference_number' in call.body;
        return books ? { ok: false, error: { kind: 'timed-out' } } : response;
      },
    });
    await book(checkout);
    expect(checkout.screen.getByText(FIRST_REFERENCE)).toBeTruthy();
  });

  it('that is refused shows why, and keeps the filled-in form', async () => {
    const respond = sandboxResponses({ app: createSandbox() });
    const checkout = await openCheckout({
      respond: async (call) =>
        call.body !== undefined && 'guest' in call.body
          ? { ok: false, error: { kind: 'refused', status: 402, message: 'The card was declined.' } }
          : respond(call),
    });
    await book(checkout);
    expect(checkout.screen.getByRole('alert').textContent).toContain('The card was declined.');
    expect(checkout.screen.getByLabelText(/^Last name/)).toHaveProperty('value', 'Byron');
  });

  it('keeps the filled-in form, as unsaved, where the time has run out, until it is held again', async () => {
    const checkout = await openCheckout();
    const { screen, click, settled, pending } = checkout;
    await fillIn(checkout);
    // The page’s own clock has not ended yet.
    vi.setSystemTime(new Date('2026-02-01T10:16:00Z'));
    await click(screen.getByRole('button', { name: /^Pay/ }));
    expect(screen.getByText('Your time has run out')).toBeTruthy();
    expect(pending()).toContain('unsaved input');
    fireEvent.submit(screen.getByRole('form', { name: 'Checkout' }));
    await settled();
    expect(pending()).toContain('unsaved input');
    await click(screen.getByRole('button', { name: 'Hold it again' }));
    expect(screen.queryByText('Your time has run out')).toBeNull();
    await click(screen.getByRole('button', { name: /^Pay/ }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
  });

  it('is hidden from people who may no longer see prices', async () => {
    const { element, setSession, settled } = await openCheckout();
    setSession({ showsPrices: false });
    await settled();
    expect(element.innerHTML).not.toMatch(/USD|Card number/);
  });
});
