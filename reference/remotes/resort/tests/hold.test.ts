import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it, vi } from 'vitest';
import { isRelease, type ShownCheckout } from './fill-checkout.ts';
import { FIRST_REFERENCE, openCheckout, openResorts, someResort, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

async function passSeconds({ settled }: ShownCheckout, seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
  await settled();
}

describe('a hold', () => {
  it('is counted down by the second, and announced a few times only', async () => {
    const checkout = await openCheckout();
    const { screen } = checkout;
    const words = () => screen.getByText(/^At most/).textContent;
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['15:00', 'At most 15 minutes left']);
    await passSeconds(checkout, 1);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['14:59', 'At most 15 minutes left']);
    await passSeconds(checkout, 299);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['10:00', 'At most 10 minutes left']);
    await passSeconds(checkout, 9 * 60 + 1);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['0:59', 'At most 1 minute left']);
    expect(screen.getByRole('timer').getAttribute('aria-live')).not.toBe('assertive');
  });

  it('stays, without a clock, where the service has not ended it', async () => {
    const frozen = new Date('2026-02-01T10:00:00Z');
    const checkout = await openCheckout({ app: createSandbox({ now: () => frozen }) });
    await passSeconds(checkout, 15 * 60);
    expect(checkout.screen.queryByRole('timer')).toBeNull();
    expect(checkout.screen.getByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  it('is released after a confirmation, and is gone on the way back', async () => {
    const checkout = await openCheckout();
    const { screen, click, calls, navigate, settled } = checkout;
    await click(screen.getByRole('button', { name: 'Release' }));
    expect(calls.filter(isRelease)).toEqual([]);
    await click(screen.getAllByRole('button', { name: 'Release' }).at(-1) ?? checkout.element);
    expect(calls.filter(isRelease)).toEqual([
      {
        lasting: true,
        service: 'resort',
        method: 'PUT',
        path: '/itineraries',
        query: { reference_number: FIRST_REFERENCE, status: 'RELEASE' },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(someResort().name);
    navigate(`/booknow/resort/checkout?reference=${FIRST_REFERENCE}`);
    await settled();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This room has been released');
  });

  it('is released when the visitor leaves, with a message when that failed', async () => {
    const respond = sandboxResponses({ app: createSandbox() });
    const { navigate, settled, actions } = await openCheckout({
      respond: async (call) =>
        isRelease(call) ? { ok: false, error: { kind: 'refused', status: 500, message: ' ' } } : respond(call),
    });
    navigate('/booknow/resort');
    await settled();
    expect(actions).toContainEqual(['notify', 'failure', 'Internal Server Error']);
  });

  it('is offered to go on with where the search begins, in the tab that made it alone', async () => {
    const app = createSandbox();
    await app.request('http://x/itineraries', {
      method: 'POST',
      headers: { 'x-correlation-id': 'c', 'x-session-id': 'session-0123456789' },
      body: JSON.stringify({
        property_id: someResort().id,
        unit_id: 'terrace-suite',
        check_in: '2026-02-03',
        check_out: '2026-02-05',
        adults: 2,
      }),
    });
    expect((await openResorts('', { app })).screen.queryByText(/still holding/)).toBeNull();
    sessionStorage.setItem('held-reference', FIRST_REFERENCE);
    const { screen, click, calls } = await openResorts('', { app });
    const way = screen.getByRole('link', { name: 'Continue booking' }).getAttribute('href');
    expect(way).toBe(`/booknow/resort/checkout?reference=${FIRST_REFERENCE}`);
    await click(screen.getByRole('button', { name: 'Release' }));
    expect(calls.some(isRelease)).toBe(true);
    expect(screen.queryByText(/still holding/)).toBeNull();
  });

  describe('of which the service returned no stay', () => {
    const bare = (status: string) => async (call: RemoteCall) => ({
      ok: true as const,
      value:
        call.path === '/properties/hold-check'
          ? { data: { reference_number: 'RES-7', status, expires_at: '2026-02-01T10:15:00Z' } }
          : {},
    });

    it('says that it is held, how long, and what leaving does; and is released by its button', async () => {
      const view = await openResorts('/checkout?reference=RES-7', { respond: bare('HELD') });
      const { screen, click, calls } = view;
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We're holding a room for you");
      expect(screen.getByRole('timer').textContent).toBe('15:00');
      expect(screen.getByText(/If you leave, we'll release them/)).toBeTruthy();
      expect(view.element.textContent).toContain('RES-7');
      await click(screen.getByRole('button', { name: 'Release' }));
      expect(calls.filter(isRelease)).toEqual([]);
      await click(screen.getAllByRole('button', { name: 'Release' }).at(-1) ?? view.element);
      expect(calls.filter(isRelease)).toHaveLength(1);
    });

    it.each([
      ['RELEASED', 'This room has been released'],
      ['EXPIRED', 'Your time has run out'],
      ['BOOKED', "You're booked!"],
      ['CANCELLED', 'This booking has been cancelled'],
    ])('and that is %s: %s', async (status, title) => {
      const { screen, navigate, settled, calls } = await openResorts('/checkout?reference=RES-7', {
        respond: bare(status),
      });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      navigate('/booknow/resort');
      await settled();
      expect(calls.filter(isRelease)).toEqual([]);
    });

    it('can be released where the search begins', async () => {
      const { screen, click, calls } = await openResorts('', { respond: bare('HELD') });
      expect(screen.getByText(/RES-7/)).toBeTruthy();
      await click(screen.getByRole('button', { name: 'Release' }));
      expect(calls.filter(isRelease)).toHaveLength(1);
      expect(screen.queryByText(/RES-7/)).toBeNull();
    });
  });

  it('that is being released is not called held where the search begins', async () => {
    const respond = sandboxResponses({ app: createSandbox() });
    const { navigate, settled, calls, screen } = await openCheckout({
      // The release is still pending when the search asks for the current hold.
      respond: (call) => (isRelease(call) ? new Promise(() => {}) : respond(call)),
    });
    navigate('/booknow/resort');
    await settled();
    expect(calls.filter(isRelease)).toHaveLength(1);
    expect(screen.queryByText(/still holding/)).toBeNull();
  });

  it('without a reference leads back to the search', async () => {
    const none = await openResorts('/checkout');
    expect(none.screen.getByRole('heading', { level: 1 }).textContent).toBe("We're not holding a room for you");
    const unknown = await openResorts('/checkout?reference=RES-1');
    expect(unknown.screen.getByRole('link').getAttribute('href')).toBe('/booknow/resort');
  });
});
