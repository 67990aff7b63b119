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

const creditsOf = (amount: number) => ({ credits: { amount, currency: 'GBP' } });
const creditRadio = ({ screen }: ShownCheckout) =>
  screen.getByRole<HTMLInputElement>('radio', { name: /^Agency credit/ });
const CARD_FIELDS = ['Card number', 'Name on the card', 'Expiry date', 'Security code'];
const pressPay = ({ screen, click }: ShownCheckout) => click(screen.getByRole('button', { name: /^Pay/ }));

/** Fills in guest and contact; there is no card to fill in then. */
async function chooseCredit(view: ShownCheckout) {
  await fillIn(view);
  await view.click(creditRadio(view));
  for (const label of CARD_FIELDS) expect(view.screen.queryByLabelText(label)).toBeNull();
}

describe('a resort that an agent with credit books', () => {
  it('can be paid from it in place of a card', async () => {
    const checkout = await checkoutOf(anAgent([], creditsOf(2480)));
    await chooseCredit(checkout);
    const words = creditRadio(checkout)
      .closest('label')
      ?.textContent.replaceAll(/[\u2068\u2069]/g, '');
    const takenAmount = / takes (GBP \S+) of it/.exec(words ?? '')?.[1];
    await pressPay(checkout);
    expect(checkout.screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
    const paidText = (await checkout.screen.findByText('Paid with')).parentElement?.textContent;
    expect(paidText?.replaceAll(/[\u2068\u2069]/g, '')).toBe(`Paid withAgency credit: ${takenAmount}`);
    expect(checkout.calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      payment: { method: 'credit' },
    });
  });

  it('is not booked where the credit has been used elsewhere meanwhile, and keeps what was typed', async () => {
    const checkout = await checkoutOf(anAgent([], creditsOf(2480)), 'restricted');
    await chooseCredit(checkout);
    await pressPay(checkout);
    expect(checkout.element.textContent).toContain(
      'Your credit is no longer enough for this booking. Please pay by card.',
    );
    expect(checkout.screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Ada');
  });

  it('is paid by card by everybody else', async () => {
    for (const profile of [anAgent([], creditsOf(0)), aUser({ isTravelAgent: false, ...creditsOf(100) })]) {
      const { screen } = await checkoutOf(profile);
      expect(screen.queryAllByRole('radio')).toEqual([]);
      expect(screen.getByLabelText('Card number')).toBeTruthy();
    }
  });
});
