import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { anAgent, aUser } from '@livery/testkit/users';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import {
  bookingCalls,
  fillIn,
  followLink,
  headingText,
  openFirst,
  pressPay,
  type ShownBooking,
  showBooking,
  toCheckout,
} from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

/** The first client of aurora, with a partner and a child. */
const agentResponses = () => sandboxResponses({ person: 'agent', app: createSandbox() });
const profileOf = async (id: string) => {
  const response = await agentResponses()({ method: 'GET', path: `/api/reference/clients/${id}` });
  return (response as { value: { data: Person & { email: string; phone: string; travellers: Person[] } } }).value.data;
};
type Person = Readonly<Record<'id' | 'firstName' | 'lastName' | 'passport', string>>;
const CLIENT = await profileOf('aurora-client-1');
const OTHER_CLIENT = await profileOf('aurora-client-2');
const clientOf = ({ id, firstName, lastName }: Person) => ({ id, name: `${firstName} ${lastName}` });

const asAgent = (client = clientOf(CLIENT)) => ({
  respond: agentResponses(),
  session: { signedIn: true, profile: anAgent(['clients'], { id: 'aurora-agent' }) },
  client,
});
const valuesOf = ({ screen }: ShownBooking, label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const CARD = {
  'Card number': '4242 4242 4242 4242',
  'Name on the card': 'M Lindqvist',
  'Expiry date': '04/39',
  'Security code': '123',
};
async function pay(view: ShownBooking) {
  for (const [label, text] of Object.entries(CARD)) await view.type(view.screen.getByLabelText(label), text);
  await pressPay(view);
}

describe('an agent who books for a client', () => {
  it('finds names and contact filled in, and books under the client', async () => {
    const checkout = await toCheckout(asAgent());
    expect([valuesOf(checkout, 'First name'), valuesOf(checkout, 'E-mail')]).toEqual([
      [CLIENT.firstName],
      [CLIENT.email],
    ]);
    await pay(checkout);
    expect(headingText(checkout)).toBe("You're booked!");
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({
      clientId: CLIENT.id,
      travellers: [{ firstName: CLIENT.firstName, lastName: CLIENT.lastName, kind: 'adult' }],
    });
  });

  it('chooses among those who travel with the client, and edits what is filled in', async () => {
    const [partner] = CLIENT.travellers as [Person];
    const checkout = await toCheckout(asAgent());
    const picker = checkout.screen.getByLabelText('Who travels');
    await checkout.type(picker, `${CLIENT.id}/${partner.id}`);
    expect(valuesOf(checkout, 'First name')).toEqual([partner.firstName]);
    await checkout.type(checkout.screen.getByLabelText('First name'), 'Alexandra');
    await pay(checkout);
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({ travellers: [{ firstName: 'Alexandra' }] });
  });

  it('finds the papers of everybody where a flight asks for them, each in their place', async () => {
    const view = await showBooking(SEARCHES.flight.replace('adults=2', 'adults=1'), asAgent());
    await openFirst(view);
    await followLink(view, 'Continue');
    await followLink(view, 'Go to checkout');
    const passport = (group: string) =>
      within(view.screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>('Passport number').value;
    const [, child] = CLIENT.travellers;
    expect([passport('1: adult'), passport('2: child')]).toEqual([CLIENT.passport, child?.passport]);
    await pay(view);
    expect(headingText(view)).toBe("You're booked!");
  });

  it('leaves nothing in the tab when a logout elsewhere takes the client', async () => {
    const { screen, type, setClient, settled } = await toCheckout(asAgent());
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    expect(sessionStorage.getItem('checkout-draft')).toContain('+351 21 000 0000');
    sessionStorage.clear();
    setClient(null);
    await settled();
    expect(valuesOf({ screen } as ShownBooking, 'Phone')).toEqual(['']);
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
    await type(screen.getByLabelText('Phone'), '+351 22');
    expect(sessionStorage.getItem('checkout-draft')).toContain('+351 22');
  });

  it('has again what was typed for a client when they are chosen anew, as after a session that expired', async () => {
    const { screen, type } = await toCheckout(asAgent());
    await type(screen.getByLabelText('First name'), 'Typed');
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    const contact = (of: ShownBooking) => ['First name', 'E-mail', 'Phone'].map((label) => valuesOf(of, label).at(-1));

    const laterCheckout = await toCheckout({ ...asAgent(), client: null });
    expect(contact(laterCheckout)).toEqual(['', '', '']);
    laterCheckout.setClient(clientOf(CLIENT));
    await laterCheckout.settled();
    expect(contact(laterCheckout)).toEqual(['Typed', CLIENT.email, '+351 21 000 0000']);
    laterCheckout.setClient(clientOf(OTHER_CLIENT));
    await laterCheckout.settled();
    expect(contact(laterCheckout)).toEqual([OTHER_CLIENT.firstName, OTHER_CLIENT.email, OTHER_CLIENT.phone]);
  });

  it('finds the other client’s profile when the client changes, and nothing that was typed for the first', async () => {
    const checkout = await toCheckout(asAgent());
    const { screen, type, click, setClient, settled } = checkout;
    const contact = () => ['First name', 'E-mail', 'Phone'].map((label) => valuesOf(checkout, label)[0]);
    await type(screen.getByLabelText('First name'), 'Typed');
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    await type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
    expect(screen.queryByRole('alert')).toBeNull();
    setClient(clientOf(OTHER_CLIENT));
    await settled();
    expect(contact()).toEqual([OTHER_CLIENT.firstName, OTHER_CLIENT.email, OTHER_CLIENT.phone]);
    expect(valuesOf(checkout, 'Card number')).toEqual(['']);
    expect(screen.getByRole('alert').textContent).toContain(
      `was for ${clientOf(CLIENT).name} and is now for ${clientOf(OTHER_CLIENT).name}`,
    );
    expect(screen.getByText(new RegExp(`from the profile of .*${OTHER_CLIENT.lastName}`))).toBeTruthy();

    setClient(null);
    await settled();
    expect(contact()).toEqual(['', '', '']);
    expect(screen.getByRole('alert').textContent).toContain('is now for no client');
    expect(screen.queryByLabelText('Who travels')).toBeNull();

    setClient(clientOf(OTHER_CLIENT));
    await settled();
    setClient(clientOf(CLIENT));
    await settled();
    expect(contact()).toEqual(['Typed', CLIENT.email, '+351 21 000 0000']);
    await click(screen.getByRole('button', { name: `Book for ${clientOf(OTHER_CLIENT).name}` }));
    expect(checkout.actions).toContainEqual(['chooseClient', clientOf(OTHER_CLIENT)]);
    expect(contact()).toEqual([OTHER_CLIENT.firstName, OTHER_CLIENT.email, OTHER_CLIENT.phone]);
  });

  it('sees what was typed for nobody when a client is chosen, and can use the profile in its place', async () => {
    const checkout = await toCheckout({ ...asAgent(), client: null });
    const { screen, type, click } = checkout;
    const contact = () => ['First name', 'E-mail', 'Phone'].map((label) => valuesOf(checkout, label)[0]);
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    checkout.setClient(clientOf(CLIENT));
    await checkout.settled();
    expect(contact()).toEqual([CLIENT.firstName, CLIENT.email, '+351 21 000 0000']);
    expect(screen.getByRole('alert').textContent).toContain(`is now for ${clientOf(CLIENT).name}`);
    expect(screen.getByText(/^What was typed before stays/)).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Use the profile' }));
    expect(contact()).toEqual([CLIENT.firstName, CLIENT.email, CLIENT.phone]);
    expect(screen.queryByText(/^What was typed before stays/)).toBeNull();
  });

  it('can’t book for somebody else’s client, and is asked for another one', async () => {
    const checkout = await toCheckout(asAgent({ id: 'albion-client-1', name: 'Somebody' }));
    expect(checkout.screen.getByText(/^You can't book for .*Somebody/)).toBeTruthy();
    expect(checkout.screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await checkout.click(checkout.screen.getByRole('button', { name: 'Choose another client' }));
    expect(checkout.actions).toContainEqual(['pickClient']);
    checkout.setClient(clientOf(CLIENT));
    await checkout.settled();
    expect(checkout.screen.getByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  it('fills the form in by hand where the profile can’t be loaded, and tries again', async () => {
    const request = agentResponses();
    let fails = true;
    const checkout = await toCheckout({
      ...asAgent(),
      respond: async (call) =>
        fails && call.path.includes('/clients/') ? { ok: false, error: { kind: 'timed-out' } } : request(call),
    });
    expect(checkout.screen.getByText(/couldn't be loaded/)).toBeTruthy();
    await fillIn(checkout);
    fails = false;
    await checkout.click(checkout.screen.getByRole('button', { name: 'Retry' }));
    expect(valuesOf(checkout, 'First name')).toEqual(['Maya']);
    await pressPay(checkout);
    expect(bookingCalls(checkout)[0]?.body).toMatchObject({ clientId: CLIENT.id });
  });
});

it('books for nobody where nobody is chosen', async () => {
  const checkout = await toCheckout({ ...asAgent(), client: null });
  await fillIn(checkout);
  await pressPay(checkout);
  expect(bookingCalls(checkout)[0]?.body).not.toHaveProperty('clientId');
  const traveller = await toCheckout({ session: { signedIn: true, profile: aUser() } });
  expect(traveller.screen.queryByLabelText('Who travels')).toBeNull();
});
