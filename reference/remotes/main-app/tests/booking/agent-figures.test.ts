import { centsIn, figuresIn, IN_EUROS, listOf, sumIn, totalOf, valueOf } from '@livery/reference-testing/price-figures';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { FakeContextOptions } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { aUser } from '@livery/testkit/users';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { showAccount } from '../account/support/show-account.ts';
import { fillIn, followLink, openFirst, pressPay, type ShownBooking, showBooking } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

const AGENT = { isTravelAgent: true, isRestrictedAgent: false };

function asAgent(options: FakeContextOptions = {}, app = createSandbox()): FakeContextOptions {
  return {
    respond: sandboxResponses({ person: 'agent', app }),
    session: { signedIn: true, profile: aUser(AGENT) },
    ...options,
  };
}

describe.each<[string, FakeContextOptions]>([
  ['in US dollars', {}],
  ['converted', IN_EUROS],
])('for an agent, wholesale rate, markup and taxes are the total, %s', (_, options) => {
  it.each(['hotel', 'car', 'activity', 'cruise'] as const)('on every card of the product %s', async (product) => {
    const view = await showBooking(SEARCHES[product], asAgent(options));
    await figuresIn(view);
    const cards = view.screen.getAllByRole('article');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      const list = await listOf({ screen: within(card) as ShownBooking['screen'] });
      expect([sumIn(list)]).toContain(centsIn(totalOf(list)));
    }
  });

  it('in every fare of a flight', async () => {
    const view = await showBooking(SEARCHES.flight, asAgent(options));
    for (const list of await figuresIn(view)) expect(sumIn(list)).toBe(centsIn(totalOf(list)));
  });

  it('below every choice of a car', async () => {
    const view = await showBooking(SEARCHES.car, asAgent(options));
    await figuresIn(view);
    await openFirst(view);
    const choices = [...view.element.querySelectorAll('label:has([type="radio"])')];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const list = choice.parentElement?.querySelector('dl') ?? null;
      if (list === null) throw new Error('A choice has no figures.');
      expect(sumIn(list)).toBe(centsIn(choice.querySelector('[class*="price"]')?.textContent));
    }
  });

  it('in the details, and in the summary of the checkout', async () => {
    const view = await showBooking(SEARCHES.hotel, asAgent(options));
    await figuresIn(view);
    await openFirst(view);
    const details = await listOf(view);
    const total = sumIn(details);
    expect(total).toBe(centsIn(totalOf(details)));
    await followLink(view, 'Continue');
    const summary = await listOf(view);
    expect(sumIn(summary)).toBe(total);
    expect(centsIn(valueOf(view.element, 'Total'))).toBe(total);
  });
});

describe('the percentage of the markup', () => {
  it('stands beside it: that of the settings', async () => {
    const view = await showBooking(SEARCHES.car, asAgent());
    const list = await listOf(view);
    expect(within(list).getByText('8%').closest('dt')?.textContent).toBe('Agency Markup · 8%');
  });
});

describe('what two people paid', () => {
  it('adds up for the agent on the confirmation and on the page of the booking', async () => {
    const app = createSandbox();
    const view = await showBooking(SEARCHES.activity, asAgent({}, app));
    await openFirst(view);
    await followLink(view, 'Continue');
    await view.click(view.screen.getByRole('button', { name: /more/i }));
    await fillIn(view);
    expect(sumIn(await listOf(view))).toBe(centsIn(valueOf(view.element, 'Total')));
    await pressPay(view);
    const confirmation = await listOf(view);
    const total = centsIn(valueOf(view.element, 'Total'));
    expect(sumIn(confirmation)).toBe(total);
    const reference = /LV-\w{6}/.exec(view.element.textContent)?.[0];
    const page = await showAccount({ at: `/bookings/${reference}`, person: 'agent', app });
    const booking = await listOf(page);
    expect([sumIn(booking), centsIn(valueOf(page.element, 'Total'))]).toEqual([total, total]);
  });
});
