import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { addClient } from './support/add-client.ts';
import { addToDraft, draftOffers, proposeHotel } from './support/propose.ts';
import { showAccount } from './support/show-account.ts';

describe('a proposal that an agent writes', () => {
  it('is put together from what was added while searching', async () => {
    const app = createSandbox();
    await addToDraft(app, 'hotel');
    await addToDraft(app, 'car');
    const { screen, type, click, calls, actions, missingKeys } = await showAccount({
      at: '/proposals/new',
      person: 'agent',
      app,
    });
    const offers = within(screen.getByRole('form', { name: 'New proposal' }));
    const rows = within(screen.getByRole('grid', { name: 'Offers' })).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\d{4}-\d\d-\d\d \| \d{4}-\d\d-\d\d.*USD/),
      expect.stringMatching(/\d{4}-\d\d-\d\d \| \d{4}-\d\d-\d\d.*USD/),
    ]);
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(calls.map(({ method }) => method)).not.toContain('POST');
    await type(offers.getAllByLabelText(/Note for the client/)[1] as HTMLElement, 'Hotel رائع');
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await type(screen.getByLabelText(/Language/), 'ar');
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Lisbon',
      language: 'ar',
      offers: [
        { product: 'hotel', note: '' },
        { product: 'car', note: 'Hotel رائع' },
      ],
    });
    expect(actions.filter(([what]) => what === 'notify')).toEqual([
      ['notify', 'success', 'The proposal is ready to send.'],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Lisbon');
    expect(draftOffers()).toEqual([]);
    expect([...missingKeys]).toEqual([]);
  });

  it('says that a price has changed since its offer was added, before it is sent', async () => {
    const app = createSandbox();
    await addToDraft(app, 'hotel', 1);
    const { screen, type, click, actions } = await showAccount({ at: '/proposals/new', person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(actions).toContainEqual([
      'notify',
      'information',
      'Some prices have changed since you added the offers. Please look at the proposal before you send it.',
    ]);
  });

  it('leads with Tab from the note of an offer to its removal, as they stand', async () => {
    const app = createSandbox();
    await addToDraft(app, 'hotel');
    const { screen } = await showAccount({ at: '/proposals/new', person: 'agent', app });
    const note = screen.getByLabelText(/Note for the client/);
    const remove = screen.getByRole('button', { name: /^Remove: / });
    expect(note.compareDocumentPosition(remove)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('needs an offer: the error has the focus, and the list of errors leads there', async () => {
    const { screen, type, click } = await showAccount({ at: '/proposals/new', person: 'agent' });
    const words = 'Please add at least one offer';
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(document.activeElement?.textContent).toBe(words);
    await click(screen.getByLabelText('Title'));
    await click(screen.getByRole('link', { name: words }));
    expect(document.activeElement?.textContent).toBe(words);
    await type(screen.getByLabelText('Title'), 'Lisbon');
    await click(screen.getByRole('button', { name: 'Create proposal' }));
    expect(document.activeElement?.textContent).toBe(words);
  });

  it('keeps what was typed while the agent searches for more', async () => {
    const firstAccount = await showAccount({ at: '/proposals/new', person: 'agent' });
    await firstAccount.type(firstAccount.screen.getByLabelText('Title'), 'Lisbon in spring');
    const { screen } = await showAccount({ at: '/proposals/new', person: 'agent' });
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Lisbon in spring');
    const otherAccount = await showAccount({ at: '/proposals/new', person: 'sales' });
    expect((otherAccount.screen.getByLabelText('Title') as HTMLInputElement).value).toBe('');
  });

  it('is for whom the agent books, in their language, until another one is chosen', async () => {
    const app = createSandbox();
    const people = [
      { firstName: 'Nour', lastName: 'Saadi', email: 'nour@mail.example', language: 'ar' },
      { firstName: 'Ana', lastName: 'Reis', email: 'ana@mail.example', language: 'pt' },
    ];
    const [nour, ana] = await Promise.all(people.map((body) => addClient(app, body)));
    const client = { id: nour ?? '', name: 'Nour Saadi' };
    const { screen, type } = await showAccount({ at: '/proposals/new', person: 'agent', app, client });
    const values = () => [/^Client/, /^Language/].map((label) => screen.getByLabelText<HTMLSelectElement>(label).value);
    expect(values()).toEqual([nour, 'ar']);
    expect(screen.getByRole('option', { name: 'العربية' })).toBeTruthy();
    await type(screen.getByLabelText(/^Client/), ana ?? '');
    expect(values()).toEqual([ana, 'pt']);
    await type(screen.getByLabelText(/^Language/), 'fr');
    await type(screen.getByLabelText(/^Client/), nour ?? '');
    expect(values()).toEqual([nour, 'fr']);
    // The choice stays while the agent searches for more.
    await type(screen.getByLabelText(/^Client/), ana ?? '');
    const secondAccount = await showAccount({ at: '/proposals/new', person: 'agent', app, client });
    expect(secondAccount.screen.getByLabelText<HTMLSelectElement>(/^Client/).value).toBe(ana);
  });

  it.each([
    [
      ['fr', 'de'],
      ['de', 'fr'],
    ],
    [{ languages: [{ code: 'de', value: 'fr' }] }, ['fr']],
  ])('can be in the languages that the shell reads in %j', async (value, expected) => {
    const app = createSandbox();
    const { screen } = await showAccount({
      at: '/proposals/new',
      person: 'agent',
      app,
      respond: (call) =>
        call.path === '/api/agency/languages' ? { ok: true, value } : sandboxResponses({ person: 'agent', app })(call),
    });
    const { options } = screen.getByLabelText<HTMLSelectElement>(/^Language/);
    expect([...options].map((option) => option.value).filter(Boolean)).toEqual(expected);
  });

  it('is shown to the agent as the client sees it, in the client’s language, and counts no opening', async () => {
    const { app, id } = await proposeHotel({ language: 'ar' });
    const { element, screen, calls } = await showAccount({ at: `/proposals/${id}`, person: 'agent', app });
    const preview = element.querySelector('[lang="ar"]');
    expect(preview?.getAttribute('dir')).toBe('rtl');
    expect(preview?.textContent).toContain('العروض');
    // Read from right to left, the sign would be read as `$US` without the mark after it.
    expect(preview?.textContent).toMatch(/US\$\u200e/);
    expect(preview?.querySelectorAll('a')).toHaveLength(0);
    expect(screen.getByText('Not yet')).toBeTruthy();
    expect(calls.map(({ path }) => path).filter((path) => path.endsWith('/opened'))).toEqual([]);
  });

  it('is shown and sent in the language of its client where it has none of its own', async () => {
    const { app, id } = await proposeHotel({ clientId: 'aurora-client-1' });
    const path = '/api/reference/clients/aurora-client-1';
    await sandboxResponses({ app, person: 'agent' })({ method: 'PATCH', path, body: { language: 'ar', version: 1 } });
    const { element, screen, click } = await showAccount({ at: `/proposals/${id}`, person: 'agent', app });
    const preview = element.querySelector('[lang="ar"]');
    expect(preview?.textContent).toMatch(/\u200f[\d.,]+\u00a0US\$\u200e/);
    expect(screen.getByLabelText(/^Language/).textContent).toContain('العربية');
    await click(screen.getByRole('button', { name: 'Send' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('lng=ar');
  });

  it('may be taken as it is saved instead', async () => {
    const { app, id, offers } = await proposeHotel();
    const { screen, type, click } = await showAccount({ at: `/proposals/${id}/edit`, person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Mine');
    const otherResponses = sandboxResponses({ app, person: 'sales' });
    await otherResponses({
      method: 'PATCH',
      path: `/api/reference/proposals/${id}`,
      body: { title: 'Theirs', offers, version: 1 },
    });
    await click(screen.getByRole('button', { name: 'Save changes' }));
    await click(screen.getByRole('button', { name: 'Use what is saved' }));
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Theirs');
  });

  it('can no longer be changed once the client has answered, and says so', async () => {
    const { app, id } = await proposeHotel();
    const { screen, type, click } = await showAccount({ at: `/proposals/${id}/edit`, person: 'agent', app });
    await type(screen.getByLabelText('Title'), 'Mine');
    const client = sandboxResponses({ app });
    await client({ method: 'POST', path: `/api/reference/proposals/${id}/answer`, body: { answer: 'approved' } });
    await click(screen.getByRole('button', { name: 'Save changes' }));
    expect(screen.getByText(/^Your client has answered in the meantime/)).toBeTruthy();
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Mine');
  });

  it('takes over what was added while searching for it', async () => {
    const { app, id } = await proposeHotel();
    await addToDraft(app, 'car');
    const { screen, click } = await showAccount({ at: `/proposals/${id}/edit`, person: 'agent', app });
    expect(screen.getAllByLabelText(/Note for the client/)).toHaveLength(1);
    await click(screen.getByRole('button', { name: 'Add to this proposal' }));
    expect(screen.getAllByLabelText(/Note for the client/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Add to this proposal' })).toBeNull();
  });
});
