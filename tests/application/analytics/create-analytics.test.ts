import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

async function openPage(
  analytics: { enabled: boolean; googleId: string; facebookId: string },
  localStorage = memoryStorage(),
) {
  const agencies = { read: async () => ok(anAgency({ analytics })) };
  const shell = createShell(scriptedAdapters({ agencies, localStorage }));
  shell.start();
  await new Promise(setImmediate);
  return { ...shell.analytics, localStorage };
}

const MEASURING_SETTINGS = { enabled: true, googleId: 'GTM-ABC123', facebookId: '1234567890' };

// @rule 7.16
describe('analytics', () => {
  it('is offered where the agency has something to measure with, and loads nothing before consent', async () => {
    const { companies, consent, scripts } = await openPage(MEASURING_SETTINGS);
    expect([companies.now(), consent.now(), scripts.now()]).toEqual(['googleAndMeta', 'undecided', []]);
  });

  it('loads the agency’s scripts once it is granted, and the choice outlives the session', async () => {
    const { decide, scripts, localStorage } = await openPage(MEASURING_SETTINGS);
    decide('granted');
    expect(scripts.now().map(({ kind }) => kind)).toEqual(['tag-manager', 'pixel']);
    expect((await openPage(MEASURING_SETTINGS, localStorage)).consent.now()).toBe('granted');
  });

  it('loads nothing once it is denied', async () => {
    const { decide, scripts } = await openPage(MEASURING_SETTINGS);
    decide('granted');
    decide('denied');
    expect(scripts.now()).toEqual([]);
  });

  it.each([[{ ...MEASURING_SETTINGS, enabled: false }], [{ enabled: true, googleId: '"><script>', facebookId: 'x' }]])(
    'is not offered for %j',
    async (analytics) => {
      const { companies, scripts, decide } = await openPage(analytics);
      decide('granted');
      expect([companies.now(), scripts.now()]).toEqual([null, []]);
    },
  );
});
