import { test } from '@fast-check/vitest';
import { isolateDirection } from '@livery/contract/content/isolated';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { createSandbox } from '@livery/sandbox/app';
import { within } from '@testing-library/dom';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEATURES, grantedPermission, withPermission } from '../../account/agents/permissions-table.ts';
import { showAccount } from './support/show-account.ts';

const AGENT = '/users/agents/view/aurora-agent';
type Shown = Awaited<ReturnType<typeof showAccount>>;

const form = ({ screen }: Shown) => within(screen.getByRole('form', { name: 'Role and permissions' }));
const box = (shown: Shown, feature: string, name: string) =>
  within(form(shown).getByRole('group', { name: feature })).getByRole<HTMLInputElement>('checkbox', { name });

describe('what an agent may do', () => {
  it('is changed by feature, and holds for the agent from then on', async () => {
    const app = createSandbox();
    const shown = await showAccount({ at: AGENT, person: 'owner', app });
    expect(box(shown, 'Proposals', 'May see').checked).toBe(true);
    await shown.click(box(shown, 'Proposals', 'May see'));
    expect(box(shown, 'Proposals', 'May change').checked).toBe(false);
    await shown.click(form(shown).getByRole('button', { name: 'Save' }));
    expect(shown.actions).toContainEqual([
      'notify',
      'success',
      `What ${isolateDirection('Ines Okafor')} may do has been saved.`,
    ]);
    expect(shown.screen.getByText('Isla Marlowe')).toBeTruthy();
    expect([...shown.missingKeys]).toEqual([]);
    const agent = await showAccount({ at: '/proposals', person: 'agent', app });
    expect(agent.screen.getByText(/^Your account doesn't have access to it/)).toBeTruthy();
  });

  it('follows the role until it is changed', async () => {
    const shown = await showAccount({ at: AGENT, person: 'owner' });
    await shown.click(form(shown).getByRole('radio', { name: /^Restricted agent/ }));
    expect(box(shown, 'Proposals', 'May see').checked).toBe(false);
    expect(box(shown, 'Clients', 'May change').checked).toBe(true);
  });

  it('tells the slower of two what happened, and keeps what they chose', async () => {
    const app = createSandbox();
    const slower = await showAccount({ at: AGENT, person: 'owner', app });
    const faster = await showAccount({ at: AGENT, person: 'admin', app });
    await faster.click(box(faster, 'Searches', 'May see'));
    await faster.click(form(faster).getByRole('button', { name: 'Save' }));
    await slower.click(box(slower, 'Wallet', 'May see'));
    await slower.click(form(slower).getByRole('button', { name: 'Save' }));
    expect(slower.screen.getByText(/^Someone else has changed this agent/)).toBeTruthy();
    expect(slower.screen.getByText('Elin Sorrel')).toBeTruthy();
    expect(await form(slower).findByText('Saved in the meantime by Elin Sorrel')).toBeTruthy();
    expect(form(slower).getByRole('term').textContent).toBe('Searches');
    expect(form(slower).getByRole('definition').textContent).toBe('Nothing');
    expect(box(slower, 'Wallet', 'May see').checked).toBe(false);
    expect(box(slower, 'Searches', 'May see').checked).toBe(false);
    await slower.click(form(slower).getByRole('button', { name: 'Save' }));
    const later = await showAccount({ at: AGENT, person: 'owner', app });
    expect(['Wallet', 'Searches', 'Clients'].map((feature) => box(later, feature, 'May see').checked)).toEqual([
      false,
      false,
      true,
    ]);
    expect(slower.actions).toContainEqual([
      'notify',
      'success',
      `What ${isolateDirection('Ines Okafor')} may do has been saved.`,
    ]);
  });

  it.each([
    ['who may not change agents', 'agent', '/users/agents/view/aurora-sales'],
    ['the agent themselves', 'admin', '/users/agents/view/aurora-admin'],
    ['anybody, of the owner', 'admin', '/users/agents/view/aurora-owner'],
  ])('is a text for %s', async (_, person, at) => {
    const { screen } = await showAccount({ at, person });
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('region', { name: 'Role and permissions' }).textContent).toContain('May change');
  });
});

describe('permissions', () => {
  const anyFeature = fc.constantFrom(...FEATURES.map(([feature]) => feature));
  const anyAccess = fc.constantFrom('read' as const, 'write' as const);

  test.prop([fc.array(fc.tuple(anyFeature, anyAccess, fc.boolean()))])(
    'never let somebody change what they can not see, whatever is switched in whatever order',
    (switches) => {
      let permissions = {};
      for (const [feature, access, granted] of switches) {
        permissions = withPermission(permissions, feature, access, granted);
        expect(grantedPermission(permissions, feature)[access]).toBe(granted);
      }
      for (const [feature] of FEATURES) {
        const { read, write } = grantedPermission(permissions, feature);
        expect(read || !write).toBe(true);
      }
    },
  );
});

describe('the roles of agents', () => {
  it('are named in the language of the site, the owner’s too', async () => {
    const { screen } = await showAccount({ at: '/users/agents/view', person: 'owner', language: 'de' });
    expect(screen.getByText('Inhaber des Reisebüros')).toBeTruthy();
    expect(screen.getAllByText('Reiseberater').length).toBeGreaterThan(0);
  });
});

describe('an agent whose permissions are taken away', () => {
  async function anAgentWithout(permissions: object, at: string) {
    const app = createSandbox();
    await sandboxResponses({ app, person: 'owner' })({
      method: 'POST',
      path: '/api/reference/agents/aurora-agent',
      body: { permissions, version: 0 },
    });
    return showAccount({ at, person: 'agent', app });
  }

  it('sees what they asked the support, and asks nothing', async () => {
    const support = { read: true, write: false };
    const { screen } = await anAgentWithout({ support }, '/settings/support');
    expect(screen.getByRole('heading', { name: 'Your questions' })).toBeTruthy();
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('does not see the bookings of a client', async () => {
    const bookings = { read: false, write: false };
    const { screen } = await anAgentWithout({ bookings }, '/users/clients/aurora-client-1');
    expect(screen.getByRole('heading', { name: 'Fellow travellers' })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: 'Bookings' })).toBeNull();
  });

  it.each([
    ['proposals', '/proposals', 'New proposal'],
    ['clients', '/users/clients', 'Add a client'],
    ['deal-link', '/deal-link', 'New deal link'],
  ])('reads %s at %s, and is not offered: %s', async (feature, at, words) => {
    const { element, screen } = await anAgentWithout({ [feature]: { read: true, write: false } }, at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe("This page isn't for your account");
    expect(element.textContent).not.toContain(words);
  });

  it.each(['/proposals/new', '/proposals/7/edit'])('opens no form at %s that would be refused', async (at) => {
    const { screen } = await anAgentWithout({ proposals: { read: true, write: false } }, at);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("This page isn't for your account");
    expect(screen.queryByRole('form')).toBeNull();
  });
});
