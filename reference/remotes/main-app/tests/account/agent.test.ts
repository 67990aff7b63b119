import { isolateDirection } from '@livery/contract/content/isolated';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { bookHotel, bookResort } from './support/book.ts';
import { showAccount } from './support/show-account.ts';

type ShownAccount = Awaited<ReturnType<typeof showAccount>>;

const AGENT_PAGES = [
  '/dashboard',
  '/bookings',
  '/users/clients',
  '/users/agents/view',
  '/settings/agency',
  '/settings/website',
  '/settings/profile',
  '/settings/payment',
  '/settings/product',
  '/settings/support',
  '/wallet/details/',
  '/proposals',
  '/proposals/new',
  '/deal-link',
  '/searches',
  '/applications',
];

describe.each(AGENT_PAGES)('%s', (at) => {
  it('greets the owner, with every text translated', async () => {
    const { screen, missingKeys } = await showAccount({ at, person: 'owner' });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.queryByText("We couldn't load this")).toBeNull();
    expect([...missingKeys]).toEqual([]);
  });

  it('refuses a traveller, and requests nothing from the platform', async () => {
    const { screen, calls } = await showAccount({ at, person: 'traveller' });
    expect(screen.getByRole('heading', { name: "This page isn't for your account" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to my page' }).getAttribute('href')).toBe('/mytrip/dashboard');
    expect(calls).toEqual([]);
  });

  it('waits for the profile', async () => {
    const { screen, calls } = await showAccount({ at, session: { signedIn: true, profile: null } });
    expect(screen.getByRole('heading', { name: 'Your account' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it.each(['failed', 'visitor'] as const)(
    'shows a failure where the profile could not be loaded: %s',
    async (recognition) => {
      const session = { signedIn: true, profile: null, recognition };
      const { screen, click, actions } = await showAccount({ at, session });
      expect(screen.getByRole('heading', { level: 1, name: "We couldn't load your account" })).toBeTruthy();
      await click(screen.getByRole('button', { name: 'Retry' }));
      expect(actions.filter(([call]) => call === 'loadProfile')).toHaveLength(1);
    },
  );
});

describe('a page that an agent may not read', () => {
  it('is refused to agents without the permission to read it (rules §6)', async () => {
    const { screen, calls } = await showAccount({ at: '/proposals', person: 'restricted' });
    expect(screen.getByRole('heading', { name: "This page isn't for your account" })).toBeTruthy();
    expect(screen.getByText(/^Your account doesn't have access to it/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('is in no shortcut of agents who may not read it, nor offers what they may not do', async () => {
    const { screen } = await showAccount({ at: '/dashboard', person: 'restricted' });
    const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(paths).toContain('/users/clients');
    expect(paths).not.toContain('/proposals');
    const agents = await showAccount({ at: '/users/agents/view', person: 'agent' });
    expect(agents.screen.queryByRole('button', { name: 'Invite an agent' })).toBeNull();
  });

  it('leaves agents without the permission for settings their own profile, and closes the rest', async () => {
    const { screen } = await showAccount({ at: '/settings/profile', person: 'restricted' });
    const links = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-disabled') === 'true');
    expect(links.map((link) => link.textContent)).toEqual(['Markup', 'Website', 'Payment', 'Product']);
  });
});

describe('the agency’s bookings', () => {
  it('are searched, filtered and opened', async () => {
    const app = createSandbox();
    const reference = await bookHotel(app, 'traveller');
    const { screen, type, click, actions } = await showAccount({ at: '/bookings', person: 'agent', app });
    await type(screen.getByRole('searchbox'), 'nothing like it');
    expect(actions.at(-1)).toEqual(['navigate', '/bookings?q=nothing+like+it', 'replace']);
    expect(screen.getByText('Nothing found')).toBeTruthy();
    await type(screen.getByRole('searchbox'), reference.toLowerCase());
    await type(screen.getByLabelText('Type'), 'hotel');
    await click(within(screen.getByRole('table')).getByRole('link'));
    expect(actions).toContainEqual(['navigate', `/bookings/${reference}`]);
    expect(await screen.findByText('Wholesale Rate')).toBeTruthy();
  });
});

describe('a booked resort', () => {
  it('is among the agency’s bookings, found by its kind, with what the agency earns', async () => {
    const app = createSandbox();
    const reference = await bookResort(app, 'rewarded');
    const { screen, type, click, missingKeys } = await showAccount({ at: '/bookings', person: 'agent', app });
    await type(screen.getByLabelText('Type'), 'resort');
    await click(within(screen.getByRole('table')).getByRole('link'));
    expect(screen.getAllByText(reference).length).toBeGreaterThan(0);
    expect(await screen.findByText('Agency Markup')).toBeTruthy();
    expect(screen.getByText('2 adults')).toBeTruthy();
    expect([...missingKeys]).toEqual([]);
  });
});

describe('clients and agents', () => {
  async function sendNames(action: string, { screen, type, click }: ShownAccount, lastName: string) {
    const dialog = within(screen.getByRole('dialog'));
    await type(dialog.getByLabelText('First name'), 'Ada');
    await type(dialog.getByLabelText(/^Last name/), lastName);
    await type(dialog.getByLabelText('E-mail'), 'ada@mail.example');
    await click(dialog.getByRole('button', { name: action }));
  }

  it('a client may have one name', async () => {
    const account = await showAccount({ at: '/users/clients', person: 'agent' });
    await account.click(account.screen.getByRole('button', { name: 'Add a client' }));
    await sendNames('Add a client', account, '');
    expect(account.actions).toContainEqual(['notify', 'success', `${isolateDirection('Ada')} is now a client.`]);
    expect(account.screen.getByRole('heading', { level: 1 }).textContent).toBe('Ada');
  });

  it('an agent’s own page leads to their profile', async () => {
    const { screen } = await showAccount({ at: '/users/agents/view/aurora-agent', person: 'agent' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ines Okafor');
    expect(screen.getByRole('link', { name: 'Edit my profile' })).toBeTruthy();
  });

  it.each([
    ['Byron', 'Ada Byron'],
    ['', 'Ada'],
  ])('a new agent is invited, and listed, with the last name “%s” or one name', async (lastName, name) => {
    const account = await showAccount({ at: '/users/agents/view', person: 'owner' });
    await account.click(account.screen.getByRole('button', { name: 'Invite an agent' }));
    await sendNames('Send invitation', account, lastName);
    expect(account.screen.getByText(name)).toBeTruthy();
  });
});

describe('the wallet of an agent who has chosen another currency', () => {
  it('has all amounts in its own, so that they add up, and says what the balance is in theirs', async () => {
    const { screen } = await showAccount({
      at: '/wallet/details/',
      person: 'agent',
      currency: { currency: 'EUR', country: 'DE' },
      rates: { EUR: 0.8803, GBP: 0.7553 },
    });
    const cents = (text: string) => Math.round(Number(/GBP (-?[\d.]+)/.exec(text)?.[1]) * 100);
    const rows = within(screen.getByRole('table', { name: 'Transactions' }))
      .getAllByRole('row')
      .slice(1);
    const balance = screen.getByText('Balance').parentElement?.parentElement?.textContent ?? '';
    expect(rows.map(({ textContent }) => cents(textContent)).reduce((sum, one) => sum + one, 0)).toBe(cents(balance));
    expect(balance.replaceAll(/[\u2068\u2069]/g, '')).toMatch(
      /These amounts are in GBP\. In the currency that you chose, the balance is ≈\sEUR [\d.]+\./,
    );
  });
});
