import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { httpNodeAdapters } from '../../../src/infrastructure/wiring/http-node-adapters.ts';
import type { Ports } from '../../../src/infrastructure/wiring/tokens.ts';
import { adaptersIn } from '../../support/adapters-in.ts';

const api = 'https://api.example';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'livery-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('what the command line keeps of a visit', () => {
  const keep = (of: { host?: string; writesSession?: boolean; api?: string; token?: string } = {}) =>
    adaptersIn(httpNodeAdapters({ api, host: 'aurora.localhost', stateFolder: join(folder, 'state'), ...of }));
  const tokenOf = ({ cookies }: Ports) => cookies.read('access_token');

  it('is there for the next visit to the same host and API, and for no other', () => {
    keep().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    keep().stored.currency.write({ currency: 'EUR', country: 'DE' });
    expect(tokenOf(keep())).toBe('token-1');
    expect(keep().stored.currency.read()).toEqual({ currency: 'EUR', country: 'DE' });
    for (const other of [keep({ host: 'noir.localhost' }), keep({ api: 'https://elsewhere.example' })]) {
      expect(tokenOf(other)).toBeUndefined();
      expect(other.stored.currency.read()).toBeUndefined();
    }
  });

  it('is only looked at by a visit that keeps nothing', () => {
    keep().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    const looking = keep({ writesSession: false });
    expect(tokenOf(looking)).toBe('token-1');
    looking.cookies.remove('access_token');
    expect(tokenOf(keep())).toBe('token-1');
  });

  it('is not touched by a token that was handed over', () => {
    keep().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    const handed = keep({ token: 'token-2' });
    expect(tokenOf(handed)).toBe('token-2');
    handed.cookies.remove('access_token');
    expect(tokenOf(keep())).toBe('token-1');
  });
});
