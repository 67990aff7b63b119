import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { FakeContextOptions } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { showAccount } from '../account/support/show-account.ts';
import { bookingCalls, fillIn, headingText, pressPay, type ShownBooking, toCheckout } from './booking-steps.ts';

function agentWith(amount: number, app = createSandbox()): FakeContextOptions {
  const profile = aUser({
    isTravelAgent: true,
    isRestrictedAgent: false,
    credits: amount === 0 ? null : { amount, currency: 'GBP' },
  });
  return { respond: sandboxResponses({ person: 'agent', app }), session: { signedIn: true, profile } };
}

const radioValues = ({ screen }: ShownBooking) =>
  screen.queryAllByRole('radio').map((radio) => (radio as HTMLInputElement).value);
const creditRadio = ({ screen }: ShownBooking) =>
  screen.getByRole('radio', { name: /^Agency credit/ }) as HTMLInputElement;
const NO_CARD = { 'Card number': '', 'Name on the card': '', 'Expiry date': '', 'Security code': '' };

/** Fills in everything except the card, whose fields aren't shown. */
async function fillInWithoutCard(view: ShownBooking) {
  for (const label of Object.keys(NO_CARD)) expect(view.screen.queryByLabelText(label)).toBeNull();
  for (const [label, text] of [
    ['First name', 'Maya'],
    ['Last name (optional)', 'Lindqvist'],
    ['E-mail', 'maya@example.com'],
    ['Phone', '+44 20 7946 0123'],
  ] as const)
    await view.type(view.screen.getByLabelText(label), text);
}

describe('an agent with credit', () => {
  it('chooses it in place of a card, and sees in the statement what the booking took', async () => {
    const app = createSandbox();
    const checkout = await toCheckout(agentWith(2480, app));
    expect(radioValues(checkout)).toEqual(['card', 'credit']);
    const words =
      creditRadio(checkout)
        .closest('label')
        ?.textContent.replaceAll(/[\u2068\u2069]/g, '') ?? '';
    const [, takenText = '', left = ''] =
      /^Agency credit: GBP 2480\.00Your credit is in GBP: the total of USD \S+ takes GBP (\S+) of it, and GBP (\S+) is left\.$/.exec(
        words,
      ) ?? [];
    expect(Number(takenText)).toBeGreaterThan(0);
    expect(Math.round((Number(takenText) + Number(left)) * 100)).toBe(248_000);
    expect(checkout.screen.getByText(/be charged in US dollars/)).toBeTruthy();
    await checkout.click(creditRadio(checkout));
    expect(checkout.screen.queryByText(/be charged in US dollars/)).toBeNull();
    await fillInWithoutCard(checkout);
    await pressPay(checkout);
    expect(headingText(checkout)).toBe("You're booked!");
    const confirmedText = checkout.screen
      .getByText('Paid with')
      .parentElement?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    expect(confirmedText).toBe(`Paid withAgency credit: GBP ${takenText}`);
    expect(checkout.screen.queryByText(/be charged in US dollars/)).toBeNull();
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({ payment: { method: 'credit' } });
    const wallet = await showAccount({ at: '/wallet/details/', person: 'agent', app });
    const [payment] = await wallet.screen.findAllByRole('row', { name: /Payment/ });
    expect(payment?.textContent).toContain(`GBP -${takenText}`);
    const reference = /LV-\w{6}/.exec(checkout.element.textContent)?.[0];
    const trip = await showAccount({ at: `/bookings/${reference}`, person: 'agent', app });
    const paidText = trip.screen.getByText('Paid with').parentElement?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    expect(paidText).toBe(`Paid withAgency credit: GBP ${takenText}`);
  });

  it('pays by card unless they choose otherwise', async () => {
    const checkout = await toCheckout(agentWith(2480));
    await fillIn(checkout);
    await pressPay(checkout);
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({ payment: { method: 'card', last4: '4242' } });
  });

  it('is asked for a card again when they choose one', async () => {
    const checkout = await toCheckout(agentWith(2480));
    await checkout.click(creditRadio(checkout));
    await checkout.click(checkout.screen.getByRole('radio', { name: 'Card' }));
    await pressPay(checkout);
    expect(checkout.screen.getByText('Please check the card number', { selector: 'p > span' })).toBeTruthy();
    expect(bookingCalls(checkout)).toEqual([]);
  });

  it('can choose it only where it is enough, and a message says so', async () => {
    const checkout = await toCheckout(agentWith(0.5));
    expect(creditRadio(checkout).disabled).toBe(true);
    expect(creditRadio(checkout).closest('label')?.textContent).toContain('Not enough for this booking, which takes');
  });

  it.each([
    ['takes one US dollar for one without its rate', { GBP: 0.5 }, true],
    ['doesn’t know what it takes by a rate below zero', { USD: 1, GBP: -0.5 }, false],
  ])('%s', async (_, rates, isKnown) => {
    const app = createSandbox();
    const checkout = await toCheckout({
      ...agentWith(2480, app),
      respond: (call) =>
        call.path === '/api/multi-currency/exchange'
          ? { ok: true, value: { rates } }
          : sandboxResponses({ person: 'agent', app })(call),
    });
    expect(creditRadio(checkout).closest('label')?.textContent.includes('of it, and')).toBe(isKnown);
    expect(creditRadio(checkout).disabled).toBe(false);
  });

  it('shows a message where it has been used elsewhere in the meantime, and loses nothing that they typed', async () => {
    const app = createSandbox();
    const checkout = await toCheckout({
      ...agentWith(2480, app),
      respond: (call) =>
        call.method === 'POST' && call.path.endsWith('/bookings')
          ? Promise.resolve({ ok: false, error: { kind: 'refused', status: 402, message: 'Less than the price.' } })
          : sandboxResponses({ person: 'agent', app })(call),
    });
    await checkout.click(creditRadio(checkout));
    await fillInWithoutCard(checkout);
    await pressPay(checkout);
    expect(checkout.element.textContent).toContain(
      'Your credit is no longer enough for this booking. Please pay by card.',
    );
    expect(checkout.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Maya');
  });
});

describe('nobody else', () => {
  it('has that choice: no agent without credit, and no traveller', async () => {
    expect(radioValues(await toCheckout(agentWith(0)))).toEqual([]);
    const traveller = aUser({ isTravelAgent: false, credits: { amount: 125.5, currency: 'GBP' } });
    expect(radioValues(await toCheckout({ session: { signedIn: true, profile: traveller } }))).toEqual([]);
  });
});
