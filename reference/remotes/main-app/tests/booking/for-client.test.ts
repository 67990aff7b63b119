import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { anAgent, aUser } from '@livery/testkit/users';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { at, book, bookings, fillIn, follow, heading, openFirst, type Shown, toCheckout } from './booking-steps.ts';
import { SEARCHES } from './searches.ts';

/** The first client of aurora, with a partner and a child. */
const respond = () => sandboxResponses({ person: 'agent', app: createSandbox() });
const profileOf = async (id: string) => {
  const response = await respond()({ method: 'GET', path: `/api/reference/clients/${id}` });
  return (response as { value: { data: Person & { email: string; phone: string; travellers: Person[] } } }).value.data;
};
interface Person {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passport: string;
}
const CLIENT = await profileOf('aurora-client-1');
const OTHER = await profileOf('aurora-client-2');
const named = ({ id, firstName, lastName }: Person) => ({ id, name: `${firstName} ${lastName}` });

const asAgent = (client = named(CLIENT)) => ({
  respond: respond(),
  session: { signedIn: true, profile: anAgent(['clients'], { id: 'aurora-agent' }) },
  client,
});
const values = ({ screen }: Shown, label: string) =>
  screen.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const CARD = {
  'Card number': '4242 4242 4242 4242',
  'Name on the card': 'M Lindqvist',
  'Expiry date': '04/39',
  'Security code': '123',
};
async function pay(shown: Shown) {
  for (const [label, text] of Object.entries(CARD)) await shown.type(shown.screen.getByLabelText(label), text);
  await book(shown);
}

describe('an agent who books for a client', () => {
  it('finds names and contact filled in, and books under the client', async () => {
    const shown = await toCheckout(asAgent());
    expect([values(shown, 'First name'), values(shown, 'E-mail')]).toEqual([[CLIENT.firstName], [CLIENT.email]]);
    await pay(shown);
    expect(heading(shown)).toBe("You're booked!");
    expect(bookings(shown)[0]?.body).toMatchObject({
      clientId: CLIENT.id,
      travellers: [{ firstName: CLIENT.firstName, lastName: CLIENT.lastName, kind: 'adult' }],
    });
  });

  it('chooses among those who travel with the client, and edits what is filled in', async () => {
    const [partner] = CLIENT.travellers as [Person];
    const shown = await toCheckout(asAgent());
    const picker = shown.screen.getByLabelText('Who travels');
    await shown.type(picker, `${CLIENT.id}/${partner.id}`);
    expect(values(shown, 'First name')).toEqual([partner.firstName]);
    await shown.type(shown.screen.getByLabelText('First name'), 'Alexandra');
    await pay(shown);
    expect(bookings(shown)[0]?.body).toMatchObject({ travellers: [{ firstName: 'Alexandra' }] });
  });

  it('finds the papers of everybody where a flight asks for them, each in their place', async () => {
    const shown = await at(SEARCHES.flight.replace('adults=2', 'adults=1'), asAgent());
    await openFirst(shown);
    await follow(shown, 'Continue');
    await follow(shown, 'Go to checkout');
    const passport = (group: string) =>
      within(shown.screen.getByRole('group', { name: group })).getByLabelText<HTMLInputElement>('Passport number')
        .value;
    const [, child] = CLIENT.travellers;
    expect([passport('1: adult'), passport('2: child')]).toEqual([CLIENT.passport, child?.passport]);
    await pay(shown);
    expect(heading(shown)).toBe("You're booked!");
  });

  it('leaves nothing in the tab when a logout elsewhere takes the client', async () => {
    const { screen, type, setClient, settled } = await toCheckout(asAgent());
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    expect(sessionStorage.getItem('checkout-draft')).toContain('+351 21 000 0000');
    sessionStorage.clear();
    setClient(null);
    await settled();
    expect(values({ screen } as Shown, 'Phone')).toEqual(['']);
    expect(sessionStorage.getItem('checkout-draft')).toBeNull();
    await type(screen.getByLabelText('Phone'), '+351 22');
    expect(sessionStorage.getItem('checkout-draft')).toContain('+351 22');
  });

  it('has again what was typed for a client when they are chosen anew, as after a session that expired', async () => {
    const { screen, type } = await toCheckout(asAgent());
    await type(screen.getByLabelText('First name'), 'Typed');
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    const contact = (of: Shown) => ['First name', 'E-mail', 'Phone'].map((label) => values(of, label).at(-1));

    const later = await toCheckout({ ...asAgent(), client: null });
    expect(contact(later)).toEqual(['', '', '']);
    later.setClient(named(CLIENT));
    await later.settled();
    expect(contact(later)).toEqual(['Typed', CLIENT.email, '+351 21 000 0000']);
    later.setClient(named(OTHER));
    await later.settled();
    expect(contact(later)).toEqual([OTHER.firstName, OTHER.email, OTHER.phone]);
  });

  it('finds the other client’s profile when the client changes, and nothing that was typed for the first', async () => {
    const shown = await toCheckout(asAgent());
    const { screen, type, click, setClient, settled } = shown;
    const contact = () => ['First name', 'E-mail', 'Phone'].map((label) => values(shown, label)[0]);
    await type(screen.getByLabelText('First name'), 'Typed');
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    await type(screen.getByLabelText('Card number'), '4242 4242 4242 4242');
    expect(screen.queryByRole('alert')).toBeNull();
    setClient(named(OTHER));
    await settled();
    expect(contact()).toEqual([OTHER.firstName, OTHER.email, OTHER.phone]);
    expect(values(shown, 'Card number')).toEqual(['']);
    expect(screen.getByRole('alert').textContent).toContain(
      `was for ${named(CLIENT).name} and is now for ${named(OTHER).name}`,
    );
    expect(screen.getByText(new RegExp(`from the profile of .*${OTHER.lastName}`))).toBeTruthy();

    setClient(null);
    await settled();
    expect(contact()).toEqual(['', '', '']);
    expect(screen.getByRole('alert').textContent).toContain('is now for no client');
    expect(screen.queryByLabelText('Who travels')).toBeNull();

    setClient(named(OTHER));
    await settled();
    setClient(named(CLIENT));
    await settled();
    expect(contact()).toEqual(['Typed', CLIENT.email, '+351 21 000 0000']);
    await click(screen.getByRole('button', { name: `Book for ${named(OTHER).name}` }));
    expect(shown.actions).toContainEqual(['chooseClient', named(OTHER)]);
    expect(contact()).toEqual([OTHER.firstName, OTHER.email, OTHER.phone]);
  });

  it('sees what was typed for nobody when a client is chosen, and can use the profile in its place', async () => {
    const shown = await toCheckout({ ...asAgent(), client: null });
    const { screen, type, click } = shown;
    const contact = () => ['First name', 'E-mail', 'Phone'].map((label) => values(shown, label)[0]);
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    shown.setClient(named(CLIENT));
    await shown.settled();
    expect(contact()).toEqual([CLIENT.firstName, CLIENT.email, '+351 21 000 0000']);
    expect(screen.getByRole('alert').textContent).toContain(`is now for ${named(CLIENT).name}`);
    expect(screen.getByText(/^What was typed before stays/)).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Use the profile' }));
    expect(contact()).toEqual([CLIENT.firstName, CLIENT.email, CLIENT.phone]);
    expect(screen.queryByText(/^What was typed before stays/)).toBeNull();
  });

  it('can’t book for somebody else’s client, and is asked for another one', async () => {
    const shown = await toCheckout(asAgent({ id: 'albion-client-1', name: 'Somebody' }));
    expect(shown.screen.getByText(/^You can't book for .*Somebody/)).toBeTruthy();
    expect(shown.screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await shown.click(shown.screen.getByRole('button', { name: 'Choose another client' }));
    expect(shown.actions).toContainEqual(['pickClient']);
    shown.setClient(named(CLIENT));
    await shown.settled();
    expect(shown.screen.getByRole('button', { name: /^Pay/ })).toBeTruthy();
  });

  it('fills the form in by hand where the profile can’t be loaded, and tries again', async () => {
    const request = respond();
    let fails = true;
    const shown = await toCheckout({
      ...asAgent(),
      respond: async (call) =>
        fails && call.path.includes('/clients/') ? { ok: false, error: { kind: 'timed-out' } } : request(call),
    });
    expect(shown.screen.getByText(/couldn't be loaded/)).toBeTruthy();
    await fillIn(shown);
    fails = false;
    await shown.click(shown.screen.getByRole('button', { name: 'Retry' }));
    expect(values(shown, 'First name')).toEqual(['Maya']);
    await book(shown);
    expect(bookings(shown)[0]?.body).toMatchObject({ clientId: CLIENT.id });
  });
});

it('books for nobody where nobody is chosen', async () => {
  const shown = await toCheckout({ ...asAgent(), client: null });
  await fillIn(shown);
  await book(shown);
  expect(bookings(shown)[0]?.body).not.toHaveProperty('clientId');
  const traveller = await toCheckout({ session: { signedIn: true, profile: aUser() } });
  expect(traveller.screen.queryByLabelText('Who travels')).toBeNull();
});
