import { cents, figuresIn, IN_EUROS, listOf, sumIn, totalOf, valueOf } from '@livery/reference-testing/price-figures';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import type { FakeContextOptions } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { aUser } from '@livery/testkit/users';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { showAccount } from '../account/support/show-account.ts';
import { at, book, fillIn, follow, openFirst, type Shown } from './booking-steps.ts';
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
    const shown = await at(SEARCHES[product], asAgent(options));
    await figuresIn(shown);
    const cards = shown.screen.getAllByRole('article');
    expect(cards.length).toBeGreaterThan(3);
    for (const card of cards) {
      const list = await listOf({ screen: within(card) as Shown['screen'] });
      expect([sumIn(list)]).toContain(cents(totalOf(list)));
    }
  });

  it('in every fare of a flight', async () => {
    const shown = await at(SEARCHES.flight, asAgent(options));
    for (const list of await figuresIn(shown)) expect(sumIn(list)).toBe(cents(totalOf(list)));
  });

  it('below every choice of a car', async () => {
    const shown = await at(SEARCHES.car, asAgent(options));
    await figuresIn(shown);
    await openFirst(shown);
    const choices = [...shown.element.querySelectorAll('label:has([type="radio"])')];
    expect(choices.length).toBeGreaterThan(1);
    for (const choice of choices) {
      const list = choice.parentElement?.querySelector('dl') ?? null;
      if (list === null) throw new Error('A choice has no figures.');
      expect(sumIn(list)).toBe(cents(choice.querySelector('[class*="price"]')?.textContent));
    }
  });

  it('in the details, and in the summary of the checkout', async () => {
    const shown = await at(SEARCHES.hotel, asAgent(options));
    await figuresIn(shown);
    await openFirst(shown);
    const details = await listOf(shown);
    const total = sumIn(details);
    expect(total).toBe(cents(totalOf(details)));
    await follow(shown, 'Continue');
    const summary = await listOf(shown);
    expect(sumIn(summary)).toBe(total);
    expect(cents(valueOf(shown.element, 'Total'))).toBe(total);
  });
});

describe('the percentage of the markup', () => {
  it('stands beside it: that of the settings', async () => {
    const shown = await at(SEARCHES.car, asAgent());
    const list = await listOf(shown);
    expect(within(list).getByText('8%').closest('dt')?.textContent).toBe('Agency Markup · 8%');
  });
});

describe('what two people paid', () => {
  it('adds up for the agent on the confirmation and on the page of the booking', async () => {
    const app = createSandbox();
    const shown = await at(SEARCHES.activity, asAgent({}, app));
    await openFirst(shown);
    await follow(shown, 'Continue');
    await shown.click(shown.screen.getByRole('button', { name: /more/i }));
    await fillIn(shown);
    expect(sumIn(await listOf(shown))).toBe(cents(valueOf(shown.element, 'Total')));
    await book(shown);
    const confirmation = await listOf(shown);
    const total = cents(valueOf(shown.element, 'Total'));
    expect(sumIn(confirmation)).toBe(total);
    const reference = /LV-\w{6}/.exec(shown.element.textContent)?.[0];
    const page = await showAccount({ at: `/bookings/${reference}`, person: 'agent', app });
    const booking = await listOf(page);
    expect([sumIn(booking), cents(valueOf(page.element, 'Total'))]).toEqual([total, total]);
  });
});
