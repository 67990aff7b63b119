import type { Agency } from '@livery/contract/agency/agency';
import { err, ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { aConfiguration } from '../../support/data/a-configuration.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { pendingResponse, scriptedAdapters } from '../../support/scripted-adapters.ts';

function pendingAgency() {
  const { response, give } = pendingResponse<Agency | null>();
  const { agency } = createShell(scriptedAdapters({ agencies: { read: () => response } }));
  agency.load();
  return { agency, give };
}

// @rule 4.1, 4.2, 4.3
describe('the agency of the host (rules §4)', () => {
  it('is loading until the response is there', () => {
    expect(pendingAgency().agency.state.now()).toEqual({ kind: 'loading' });
  });

  it('is ready when the host has one', async () => {
    const { agency, give } = pendingAgency();
    await give(ok(anAgency({ name: 'Aurora' })));
    expect(agency.state.now()).toMatchObject({ kind: 'ready', agency: { name: 'Aurora' } });
  });

  it('is inactive by its status', async () => {
    const { agency, give } = pendingAgency();
    await give(ok(anAgency({ status: 'inactive' })));
    expect(agency.state.now().kind).toBe('inactive');
  });

  it('is missing when the host has none', async () => {
    const { agency, give } = pendingAgency();
    await give(ok(null));
    expect(agency.state.now()).toEqual({ kind: 'missing' });
  });

  it('is never taken for missing when the API can not be reached (rules 4.2)', async () => {
    const { agency, give } = pendingAgency();
    await give(err({ kind: 'timed-out' }));
    expect(agency.state.now()).toEqual({ kind: 'failed', failure: { kind: 'timed-out' } });
  });

  it('is loading again on Retry', async () => {
    const { agency, give } = pendingAgency();
    await give(err({ kind: 'unreachable' }));
    agency.load();
    expect(agency.state.now()).toEqual({ kind: 'loading' });
  });
});

describe("the agency's policies (rules 6.8)", () => {
  it('are those of everybody until the agency is known, then its own', async () => {
    const { response, give } = pendingResponse<Agency | null>();
    const configuration = aConfiguration({
      policies: { everybody: { helpChat: true }, entries: new Map([['fiesta', { partner: true }]]) },
    });
    const { agency } = createShell(scriptedAdapters({ agencies: { read: () => response }, configuration }));
    agency.load();
    expect(agency.policies.now()).toMatchObject({ helpChat: true, partner: false });
    await give(ok(anAgency({ subdomain: 'fiesta' })));
    expect(agency.policies.now()).toMatchObject({ helpChat: true, partner: true });
  });
});
