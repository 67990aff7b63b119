import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { showRemote } from '@livery/reference-testing/show-remote';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { slots } from '../../entry.tsx';
import { bookHotel, recordOf } from './support/book.ts';
import { seenBy, showAccount } from './support/show-account.ts';

const ID = 'aurora-client-1';
const PATH = `/api/reference/clients/${ID}`;
const NAME = 'عبد الرحمن';

/** A client's page, with functions that act as another agent. */
async function showClient(person = 'agent') {
  const app = createSandbox();
  const otherResponses = sandboxResponses({ app, person: 'sales' });
  const read = async () => recordOf(await otherResponses({ method: 'GET', path: PATH })).record('data');
  const account = await showAccount({ at: `/users/clients/${ID}`, person, app });
  const edit = async (name = 'Edit') => {
    await account.click(account.screen.getAllByRole('button', { name })[0] as HTMLElement);
    return within(await account.screen.findByRole('dialog'));
  };
  const patch = async (body: object) => {
    const version = (await read()).figure('version');
    await otherResponses({ method: 'PATCH', path: PATH, body: { ...body, version } });
  };
  return { ...account, app, other: otherResponses, read, edit, patch };
}

describe('a client’s page', () => {
  it('shows profile and fellow travellers, and books a trip for the client', async () => {
    const { screen, read, click, actions } = await showClient();
    const client = await read();
    const name = `${client.text('firstName')} ${client.text('lastName')}`;
    expect(screen.getByText(client.text('passport'))).toBeTruthy();
    const [fellow] = client.records('travellers');
    expect(screen.getByText(new RegExp(`^${fellow?.text('firstName')} `))).toBeTruthy();
    await click(screen.getByRole('button', { name: 'Book a trip' }));
    expect(actions).toContainEqual(['chooseClient', { id: ID, name }]);
    expect(actions).toContainEqual(['navigate', '/']);
  });

  it('says so of a client of somebody else, and books nothing', async () => {
    const { screen, actions } = await showAccount({ at: '/users/clients/albion-client-1', person: 'agent' });
    expect(screen.getByRole('heading', { name: "We can't find this client" })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Book a trip' }).hasAttribute('disabled')).toBe(true);
    expect(actions.filter(([name]) => name === 'chooseClient')).toEqual([]);
  });

  it('saves what was changed, names in Arabic and of 200 characters too', async () => {
    const { edit, type, click, read, screen } = await showClient();
    const form = await edit();
    await type(form.getByLabelText('First name'), NAME);
    await type(form.getByLabelText(/^Last name/), 'a'.repeat(200));
    await type(form.getByLabelText(/^Language/), 'ar');
    await click(form.getByRole('button', { name: 'Save' }));
    const savedRecord = await read();
    expect([savedRecord.text('firstName'), savedRecord.text('language')]).toEqual([NAME, 'ar']);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`${NAME} ${'a'.repeat(200)}`);
  });

  it('explains what can’t be right, and sends nothing', async () => {
    const { edit, type, click, calls } = await showClient();
    const form = await edit();
    await type(form.getByLabelText('First name'), ' ');
    await type(form.getByLabelText(/^Passport number/), '=1+1');
    await click(form.getByRole('button', { name: 'Save' }));
    expect(form.getAllByText(/Please enter 5 to 20 characters/).length).toBeGreaterThan(0);
    expect(calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  it('tells the slower of two agents who was faster; both keep what they changed', async () => {
    const { edit, patch, type, click, read } = await showClient();
    const form = await edit();
    await type(form.getByLabelText(/^Note/), 'Prefers the aisle');
    await patch({ phone: '+44 20 7946 0999' });
    await click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText(/has saved changes here while you were typing/)).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Prefers the aisle');
    expect(form.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('+44 20 7946 0999');
    await click(form.getByRole('button', { name: 'Save' }));
    const savedRecord = await read();
    expect([savedRecord.text('note'), savedRecord.text('phone')]).toEqual(['Prefers the aisle', '+44 20 7946 0999']);
  });

  it('offers theirs where both have changed a field, and keeps what was typed until it is chosen', async () => {
    const { edit, patch, type, click, read } = await showClient();
    const form = await edit();
    await type(form.getByLabelText(/^Note/), 'Mine');
    await patch({ note: 'Theirs' });
    await click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Note was saved as “Theirs”.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('Mine');
    await click(form.getByRole('button', { name: 'Use this' }));
    await click(form.getByRole('button', { name: 'Save' }));
    expect((await read()).text('note')).toBe('Theirs');
  });

  it('adds, changes and removes fellow travellers, whom one name is enough for', async () => {
    const { screen, edit, type, click, read } = await showClient();
    const form = await edit('Add a fellow traveller');
    await type(form.getByLabelText('First name'), 'Zoë');
    await click(form.getByRole('button', { name: 'Save' }));
    expect((await read()).records('travellers').at(-1)?.text('firstName')).toBe('Zoë');
    const list = within(screen.getByRole('list', { name: 'Fellow travellers' }));
    expect(list.getByText('Zoë')).toBeTruthy();
    await click(list.getAllByRole('button', { name: 'Remove' }).at(-1) as HTMLElement);
    await click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(list.queryByText('Zoë')).toBeNull();
  });

  it('adds a fellow traveller again whom another agent has removed meanwhile', async () => {
    const { screen, other, read, type, click } = await showClient();
    const list = within(screen.getByRole('list', { name: 'Fellow travellers' }));
    await click(list.getAllByRole('button', { name: 'Edit' })[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog'));
    await type(form.getByLabelText('First name'), 'Zoë');
    await other({ method: 'DELETE', path: `${PATH}/travellers/traveller-1`, query: { version: '1' } });
    await click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText(/^Another agent has removed this traveller/)).toBeTruthy();
    await click(form.getByRole('button', { name: 'Save' }));
    expect((await read()).records('travellers').map((record) => record.text('firstName'))).toContain('Zoë');
  });

  it('lists a booking for the client, whatever e-mail address it has, which names the client', async () => {
    const { screen, app } = await showClient();
    expect(screen.getByText('No bookings for this client yet')).toBeTruthy();
    const reference = await bookHotel(app, 'sales', { clientId: ID });
    const secondAccount = await showAccount({ at: `/users/clients/${ID}`, person: 'agent', app });
    const table = within(secondAccount.screen.getByRole('table', { name: 'Bookings' }));
    expect(table.getByRole('link').getAttribute('href')).toBe(`/bookings/${reference}`);
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect([headers[0], headers.includes('Client')]).toEqual(['Booking', false]);
    const trip = await showAccount({ at: `/bookings/${reference}`, person: 'agent', app });
    expect(trip.screen.getByText(screen.getByRole('heading', { level: 1 }).textContent ?? '')).toBeTruthy();
  });
});

describe('the list of clients in the shell’s dialog', () => {
  async function showPicker(person: string) {
    const mount = slots['clients.picker'];
    const remote = await showRemote({ mount }, await seenBy(person));
    return { ...remote, list: () => within(remote.screen.getByRole('list', { name: 'Clients' })) };
  }

  it('finds a client by their name, and chooses them', async () => {
    const { screen, type, click, actions, list } = await showPicker('agent');
    const field = await screen.findByLabelText('Name, e-mail or phone');
    const [firstElement] = list().getAllByRole('button');
    const email = firstElement?.lastElementChild?.textContent ?? '';
    await type(field, email);
    expect(screen.getByRole('status').textContent).toBe('1 client');
    await click(list().getByRole('button'));
    expect(actions.at(-1)).toMatchObject(['chooseClient', { name: firstElement?.firstElementChild?.textContent }]);
  });

  it('says that nobody is found', async () => {
    const { screen, type } = await showPicker('agent');
    await type(await screen.findByLabelText('Name, e-mail or phone'), '=cmd()');
    expect(screen.getByRole('heading', { name: 'Nothing found' })).toBeTruthy();
  });

  it('adds a new client, and chooses them', async () => {
    const { screen, type, click, actions } = await showPicker('agent');
    await click(await screen.findByRole('button', { name: 'Add a client' }));
    await type(screen.getByLabelText('First name'), NAME);
    await type(screen.getByLabelText(/^Last name/), 'السعدي');
    await type(screen.getByLabelText('E-mail'), 'nour@mail.example');
    await click(screen.getByRole('button', { name: 'Add a client' }));
    expect(actions.at(-1)).toMatchObject(['chooseClient', { name: `${NAME} السعدي` }]);
  });

  it('explains a refusal', async () => {
    const { screen } = await showPicker('traveller');
    expect(await screen.findByRole('heading', { level: 3 })).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
  });
});
