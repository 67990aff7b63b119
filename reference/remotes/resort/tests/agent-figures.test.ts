import { centsIn, figuresIn, IN_EUROS, listOf, sumIn, totalOf, valueOf } from '@livery/reference-testing/price-figures';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { aUser } from '@livery/testkit/users';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { book } from './fill-checkout.ts';
import { BALI, DETAILS, openCheckout, openResorts, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

function optionsOf(person: 'agent' | 'restricted' | 'traveller', isTravelAgent: boolean, isRestrictedAgent: boolean) {
  return {
    respond: sandboxResponses({ person, app: createSandbox() }),
    session: { signedIn: true, profile: aUser({ isTravelAgent, isRestrictedAgent }) },
  };
}

const agentOptions = () => optionsOf('agent', true, false);

describe.each([
  ['in US dollars', {}],
  ['in euros', IN_EUROS],
])('for an agent, wholesale rate, markup and taxes of a resort are the total, %s', (_, options) => {
  it('on every card', async () => {
    const view = await openResorts(BALI, { ...agentOptions(), ...options });
    const cards = view.screen.getAllByRole('article');
    expect((await figuresIn(view)).length).toBe(cards.length);
    for (const card of cards) {
      const list = await listOf({ screen: within(card) as typeof view.screen });
      expect(sumIn(list)).toBe(centsIn(totalOf(list)));
      expect(within(list).getByText('12%').closest('dt')?.textContent).toBe('Agency Markup · 12%');
    }
  });

  it('of every room, in the checkout and on the confirmation', async () => {
    const checkout = await openCheckout({ ...agentOptions(), ...options });
    const summary = await listOf(checkout);
    const total = centsIn(valueOf(checkout.element, 'Total'));
    expect([sumIn(summary), total > 0]).toEqual([total, true]);
    await book(checkout);
    expect(checkout.screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
    expect([sumIn(await listOf(checkout)), centsIn(valueOf(checkout.element, 'Total'))]).toEqual([total, total]);
  });

  it('of every room that fits and is not sold out', async () => {
    const view = await openResorts(DETAILS, { ...agentOptions(), ...options });
    const lists = await figuresIn(view);
    expect(lists.length).toBeGreaterThan(1);
    for (const list of lists) expect(sumIn(list)).toBe(centsIn(totalOf(list)));
  });
});

it.each(['restricted', 'traveller'] as const)('a %s sees neither wholesale rate nor markup', async (person) => {
  for (const address of [BALI, DETAILS]) {
    const { element } = await openResorts(address, optionsOf(person, person === 'restricted', person === 'restricted'));
    expect(element.textContent).toMatch(/USD \d/);
    expect(element.textContent).not.toMatch(/Wholesale|Markup/);
  }
});
