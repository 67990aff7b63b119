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

describe('what the command line stores of a session', () => {
  const session = (of: { host?: string; writesSession?: boolean; api?: string; token?: string } = {}) =>
    adaptersIn(httpNodeAdapters({ api, host: 'aurora.localhost', stateFolder: join(folder, 'state'), ...of }));
  const tokenOf = ({ cookies }: Ports) => cookies.read('access_token');

  it('is there for the next session of the same host and API, and for no other', () => {
    session().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    session().stored.currency.write({ currency: 'EUR', country: 'DE' });
    expect(tokenOf(session())).toBe('token-1');
    expect(session().stored.currency.read()).toEqual({ currency: 'EUR', country: 'DE' });
    for (const otherPorts of [session({ host: 'noir.localhost' }), session({ api: 'https://elsewhere.example' })]) {
      expect(tokenOf(otherPorts)).toBeUndefined();
      expect(otherPorts.stored.currency.read()).toBeUndefined();
    }
  });

  it('is only read by a session that stores nothing', () => {
    session().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    const looking = session({ writesSession: false });
    expect(tokenOf(looking)).toBe('token-1');
    looking.cookies.remove('access_token');
    expect(tokenOf(session())).toBe('token-1');
  });

  it('is not touched by a session with its own token', () => {
    session().cookies.write('access_token', 'token-1', { sameSite: 'lax' });
    const handed = session({ token: 'token-2' });
    expect(tokenOf(handed)).toBe('token-2');
    handed.cookies.remove('access_token');
    expect(tokenOf(session())).toBe('token-1');
  });
});
