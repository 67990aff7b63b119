import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { anAgent, aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { fillIn, type ShownCheckout } from './fill-checkout.ts';
import { openCheckout, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

/** The checkout of a resort, for a user with credit. */
function checkoutOf(profile: ReturnType<typeof aUser>, person = 'agent') {
  const app = createSandbox();
  return openCheckout({ app, respond: sandboxResponses({ app, person }), session: { signedIn: true, profile } });
}

const credits = (amount: number) => ({ credits: { amount, currency: 'GBP' } });
const credit = ({ screen }: ShownCheckout) => screen.getByRole<HTMLInputElement>('radio', { name: /^Agency credit/ });
const CARD_FIELDS = ['Card number', 'Name on the card', 'Expiry date', 'Security code'];
const pay = ({ screen, click }: ShownCheckout) => click(screen.getByRole('button', { name: /^Pay/ }));

/** Fills in guest and contact; there is no card to fill in then. */
async function chooseCredit(shown: ShownCheckout) {
  await fillIn(shown);
  await shown.click(credit(shown));
  for (const label of CARD_FIELDS) expect(shown.screen.queryByLabelText(label)).toBeNull();
}

describe('a resort that an agent with credit books', () => {
  it('can be paid from it in place of a card', async () => {
    const shown = await checkoutOf(anAgent([], credits(2480)));
    await chooseCredit(shown);
    const words = credit(shown)
      .closest('label')
      ?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    const taken = / takes (GBP \S+) of it/.exec(words ?? '')?.[1];
    await pay(shown);
    expect(shown.screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
    const paid = (await shown.screen.findByText('Paid with')).parentElement?.textContent;
    expect(paid?.replaceAll(/[\u2068\u2069]/g, '')).toBe(`Paid withAgency credit: ${taken}`);
    expect(shown.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      payment: { method: 'credit' },
    });
  });

  it('is not booked where the credit has been used elsewhere meanwhile, and keeps what was typed', async () => {
    const shown = await checkoutOf(anAgent([], credits(2480)), 'restricted');
    await chooseCredit(shown);
    await pay(shown);
    expect(shown.element.textContent).toContain(
      'Your credit is no longer enough for this booking. Please pay by card.',
    );
    expect(shown.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  });

  it('is paid by card by everybody else', async () => {
    for (const profile of [anAgent([], credits(0)), aUser({ isTravelAgent: false, ...credits(100) })]) {
      const { screen } = await checkoutOf(profile);
      expect(screen.queryAllByRole('radio')).toEqual([]);
      expect(screen.getByLabelText('Card number')).toBeTruthy();
    }
  });
});
