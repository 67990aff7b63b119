import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeBookedEmail } from '../../booking/confirmation/booked-email.ts';
import type { ProductTexts } from '../../booking/product/definition.ts';
import { flight } from '../../booking/products/flight.ts';
import { bookAsVisitor } from '../account/support/book.ts';
import { aFlight, aLeg } from './a-flight.ts';
import { showBooking } from './booking-steps.ts';

const EMAIL = 'maya@mail.example';

afterEach(() => vi.restoreAllMocks());

/** A visitor's booking, the responses to that visitor, and the address of its confirmation. */
async function aBooking() {
  const booked = await bookAsVisitor();
  return { ...booked, address: `/booknow/hotels/confirm-payment?referenceNumber=${booked.referenceNumber}` };
}

describe('a confirmation', () => {
  it('says what is charged and until when cancelling is free, unless the booking was cancelled', async () => {
    const { respond, cancel, referenceNumber, address } = await aBooking();
    writeBookedEmail(referenceNumber, EMAIL);
    const words = async () => (await showBooking(address, { respond })).element.textContent ?? '';
    const statements = (text: string) => [/charged in US dollars/, /Cancellation/].map((what) => what.test(text));
    expect(statements(await words())).toEqual([true, true]);
    await cancel();
    const wordsAfter = await words();
    expect(wordsAfter).toContain("You won't be charged anything more");
    expect(statements(wordsAfter)).toEqual([false, false]);
  });

  it('is a guest’s in the tab alone that booked: elsewhere the id of the session shows nothing of it', async () => {
    const { respond, referenceNumber, address } = await aBooking();
    writeBookedEmail('LV-OTHERS', EMAIL);
    const view = await showBooking(address, { respond });
    expect(view.element.textContent).not.toContain(EMAIL);
    expect(view.screen.getByRole('heading', { level: 1 }).textContent).toBe("We can't find this booking");
    writeBookedEmail(referenceNumber, EMAIL);
    expect((await showBooking(address, { respond })).element.textContent).toContain(EMAIL);
  });

  it('is there for a guest whose browser stores nothing', async () => {
    const { respond, referenceNumber, address } = await aBooking();
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    });
    writeBookedEmail(referenceNumber, EMAIL);
    const { element, screen } = await showBooking(address, { respond });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
    expect(element.textContent).toContain(referenceNumber);
    // Values stored later are read again.
    vi.restoreAllMocks();
    writeBookedEmail('LV-OTHERS', EMAIL);
    expect((await showBooking(address, { respond })).element.textContent).not.toContain(EMAIL);
  });
});

describe('a confirmation that cannot be loaded', () => {
  it.each([
    ['not found', { kind: 'refused', status: 404, message: 'Not there yet.' }],
    ['failed', { kind: 'malformed', problem: 'It broke off.' }],
  ] as const)('says its number to whoever has just paid: %s', async (_, error) => {
    const { respond, referenceNumber, address } = await aBooking();
    writeBookedEmail(referenceNumber, EMAIL);
    let isDown = true;
    const view = await showBooking(address, {
      respond: (call) =>
        isDown && call.path.startsWith('/api/reference/bookings')
          ? Promise.resolve({ ok: false, error })
          : respond(call),
    });
    const { element, screen, click } = view;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your booking');
    expect(element.textContent).toContain(referenceNumber);
    expect(element.textContent).toContain(EMAIL);
    expect(screen.queryByRole('link', { name: 'Search again' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Manage booking' })).toBeTruthy();
    isDown = false;
    await click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
  });

  it('has the number while it is on its way, where this tab booked it', async () => {
    const { respond, referenceNumber, address } = await aBooking();
    const waiting = (call: Parameters<typeof respond>[0]) =>
      call.path.startsWith('/api/reference/bookings') ? new Promise<never>(() => undefined) : respond(call);
    expect((await showBooking(address, { respond: waiting })).element.textContent).not.toContain(referenceNumber);
    writeBookedEmail(referenceNumber, EMAIL);
    expect((await showBooking(address, { respond: waiting })).element.textContent).toContain(referenceNumber);
  });
});

describe('the facts of a flight', () => {
  const texts = {
    t: (key: string) => key,
    time: (text: string) => text,
    party: () => '2 adults',
  } as unknown as ProductTexts;

  it('have the bags of the fare, and the days until it lands; no part takes the direction of another', () => {
    const legs = [
      aLeg({ departure: '2026-12-01T22:30', arrival: '2026-12-02T01:00' }),
      aLeg({ from: 'OSL', to: 'LIS' }),
    ];
    const lines = flight.lines(aFlight({ legs, cabinBags: 1, checkedBags: 2 }), texts);
    expect(lines.map(({ value }) => value)).toEqual([
      '\u2068N0 100\u2069 · \u20682026-12-01T22:30\u2069 – \u206801:00 (+1)\u2069',
      '\u2068N0 100\u2069 · \u20682026-12-01T09:00\u2069 – \u206814:00\u2069',
      'Northwind',
      '2 adults',
      '1',
      '2',
    ]);
  });
});
