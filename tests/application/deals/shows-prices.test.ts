import { ok } from '@livery/contract/shared/result';
import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { createShell } from '../../../src/infrastructure/wiring/create-shell.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { scriptedAdapters } from '../../support/scripted-adapters.ts';

const nextTask = () => new Promise(setImmediate);

describe('prices are shown (rules §5)', () => {
  async function shown(agency: Parameters<typeof anAgency>[0], token?: string) {
    const cookies = memoryCookieJar(token === undefined ? [] : [['access_token', token]]);
    const shell = createShell(scriptedAdapters({ cookies, agencies: { read: async () => ok(anAgency(agency)) } }));
    const before = shell.deals.showsPrices.now();
    shell.start();
    await nextTask();
    return [before, shell.deals.showsPrices.now()];
  }

  it('to everybody where the agency allows it, once the agency is known', async () => {
    expect(await shown({ allowsNonLoginFlow: true })).toEqual([false, true]);
  });

  it('else only to those who are signed in', async () => {
    expect(await shown({ allowsNonLoginFlow: false })).toEqual([false, false]);
    expect(await shown({ allowsNonLoginFlow: false }, 'token-1')).toEqual([false, true]);
  });
});
