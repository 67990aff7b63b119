import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { describe, expect, it, vi } from 'vitest';
import { isRelease, type ShownCheckout } from './fill-checkout.ts';
import { FIRST, open, openCheckout, someResort, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

async function pass({ settled }: ShownCheckout, seconds: number) {
  vi.advanceTimersByTime(seconds * 1000);
  await settled();
}

describe('a hold', () => {
  it('is counted down by the second, and announced a few times only', async () => {
    const shown = await openCheckout();
    const { screen } = shown;
    const words = () => screen.getByText(/^At most/).textContent;
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['15:00', 'At most 15 minutes left']);
    await pass(shown, 1);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['14:59', 'At most 15 minutes left']);
    await pass(shown, 299);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['10:00', 'At most 10 minutes left']);
    await pass(shown, 9 * 60 + 1);
    expect([screen.getByRole('timer').textContent, words()]).toEqual(['0:59', 'At most 1 minute left']);
    expect(screen.getByRole('timer').getAttribute('aria-live')).not.toBe('assertive');
  });

  it('stays, without a clock, where the service has not ended it', async () => {
    const frozen = new Date('2026-02-01T10:00:00Z');
    const shown = await openCheckout({ app: createSandbox({ now: () => frozen }) });
    await pass(shown, 15 * 60);
    expect(shown.screen.queryByRole('timer')).toBeNull();
    expect(shown.screen.getByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  it('is released after a confirmation, and is gone on the way back', async () => {
    const shown = await openCheckout();
    const { screen, click, calls, navigate, settled } = shown;
    await click(screen.getByRole('button', { name: 'Release' }));
    expect(calls.filter(isRelease)).toEqual([]);
    await click(screen.getAllByRole('button', { name: 'Release' }).at(-1) ?? shown.element);
    expect(calls.filter(isRelease)).toEqual([
      {
        lasting: true,
        service: 'resort',
        method: 'PUT',
        path: '/itineraries',
        query: { reference_number: FIRST, status: 'RELEASE' },
      },
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(someResort().name);
    navigate(`/booknow/resort/checkout?reference=${FIRST}`);
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
    expect((await open('', { app })).screen.queryByText(/still holding/)).toBeNull();
    sessionStorage.setItem('held-reference', FIRST);
    const { screen, click, calls } = await open('', { app });
    const way = screen.getByRole('link', { name: 'Continue booking' }).getAttribute('href');
    expect(way).toBe(`/booknow/resort/checkout?reference=${FIRST}`);
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
      const shown = await open('/checkout?reference=RES-7', { respond: bare('HELD') });
      const { screen, click, calls } = shown;
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("We're holding a room for you");
      expect(screen.getByRole('timer').textContent).toBe('15:00');
      expect(screen.getByText(/If you leave, we'll release them/)).toBeTruthy();
      expect(shown.element.textContent).toContain('RES-7');
      await click(screen.getByRole('button', { name: 'Release' }));
      expect(calls.filter(isRelease)).toEqual([]);
      await click(screen.getAllByRole('button', { name: 'Release' }).at(-1) ?? shown.element);
      expect(calls.filter(isRelease)).toHaveLength(1);
    });

    it.each([
      ['RELEASED', 'This room has been released'],
      ['EXPIRED', 'Your time has run out'],
      ['BOOKED', "You're booked!"],
      ['CANCELLED', 'This booking has been cancelled'],
    ])('and that is %s: %s', async (status, title) => {
      const { screen, navigate, settled, calls } = await open('/checkout?reference=RES-7', { respond: bare(status) });
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      navigate('/booknow/resort');
      await settled();
      expect(calls.filter(isRelease)).toEqual([]);
    });

    it('can be released where the search begins', async () => {
      const { screen, click, calls } = await open('', { respond: bare('HELD') });
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
    const none = await open('/checkout');
    expect(none.screen.getByRole('heading', { level: 1 }).textContent).toBe("We're not holding a room for you");
    const unknown = await open('/checkout?reference=RES-1');
    expect(unknown.screen.getByRole('link').getAttribute('href')).toBe('/booknow/resort');
  });
});
