import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { anAgent } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { CARD } from './fill-checkout.ts';
import { openCheckout, stopTheClock } from './hold-a-unit.ts';

stopTheClock();

type Person = Readonly<Record<'firstName' | 'lastName' | 'email' | 'birthDate', string>>;

/** The checkout of a resort, for an agent who books for a client. */
async function checkoutFor(id: string) {
  const app = createSandbox();
  const respond = sandboxResponses({ app, person: 'agent' });
  const response = await respond({ method: 'GET', path: '/api/reference/clients/aurora-client-1' });
  const { data } = (response as { value: { data: Person & { readonly travellers: readonly Person[] } } }).value;
  const client = { id, name: `${data.firstName} ${data.lastName}` };
  const session = { signedIn: true, profile: anAgent(['clients']) };
  return { view: await openCheckout({ app, respond, session, client }), data };
}

describe('a resort that is booked for a client', () => {
  it('has its guest chosen among adults: a child doesn’t check in', async () => {
    const { view, data } = await checkoutFor('aurora-client-1');
    const people = [...view.screen.getByLabelText<HTMLSelectElement>('Who travels').options].map(
      ({ textContent }) => textContent,
    );
    const fullName = ({ firstName, lastName }: Person) => `${firstName} ${lastName}`;
    const [partner, child] = data.travellers as readonly [Person, Person];
    expect(Number(child.birthDate.slice(0, 4))).toBeGreaterThan(2015);
    expect(people).toContain(fullName(data));
    expect(people).toContain(fullName(partner));
    expect(people).not.toContain(fullName(child));
  });

  it('has guest and contact filled in, and is the client’s booking', async () => {
    const { view, data } = await checkoutFor('aurora-client-1');
    const { screen, type, click, calls } = view;
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    expect([value('First name'), value('E-mail')]).toEqual([data.firstName, data.email]);
    for (const [label, text] of [
      ['Card number', CARD],
      ['Name on the card', 'A Byron'],
      ['Expiry date', '04/29'],
      ['Security code', '123'],
    ] as const) {
      await type(screen.getByLabelText(label), text);
    }
    await click(screen.getByRole('button', { name: /^Pay/ }));
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      client_id: 'aurora-client-1',
      guest: { firstName: data.firstName, lastName: data.lastName },
    });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("You're booked!");
  });

  it('begins anew for another client, with the hold and without what was typed for the first', async () => {
    const { view } = await checkoutFor('aurora-client-1');
    const { screen, type, setClient, settled, calls } = view;
    const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
    await type(screen.getByLabelText('Phone'), '+351 21 000 0000');
    setClient({ id: 'aurora-client-2', name: 'Another' });
    await settled();
    expect(screen.getByRole('alert').textContent).toContain('is now for Another');
    expect(value('Phone')).not.toBe('+351 21 000 0000');
    expect(value('First name')).not.toBe('');
    expect(calls.filter(({ path }) => path.includes('release'))).toEqual([]);
  });

  it('can’t be booked for somebody else’s client', async () => {
    const { screen } = (await checkoutFor('albion-client-1')).view;
    expect(screen.getByText(/^You can't book for /)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  });
});
