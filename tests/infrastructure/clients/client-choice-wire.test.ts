import { describe, expect, it } from 'vitest';
import { memoryCookieJar } from '../../../src/infrastructure/memory/memory-cookie-jar.ts';
import { memoryStorage } from '../../../src/infrastructure/memory/memory-storage.ts';
import { storedValues } from '../../../src/infrastructure/storage/stored-values.ts';

const CHOICE = { client: { id: 'c-1', name: 'نور السعدي' }, agency: 'aurora', user: 'u-1' };

function deviceWithClient(client?: string) {
  const localStorage = memoryStorage(client === undefined ? [] : [['client', client]]);
  const stored = storedValues({ cookies: memoryCookieJar(), localStorage, sessionStorage: memoryStorage() });
  stored.sessionId.write('session-1');
  return { ...stored, localStorage };
}

// @rule 6.10
describe('whom an agent books for, on the device', () => {
  it('is read as it was written, and gone after a logout', async () => {
    const storedDevice = deviceWithClient();
    const choice = await storedDevice.clientChoice();
    expect(choice.read()).toBeUndefined();
    expect(choice.write(CHOICE).ok).toBe(true);
    expect((await storedDevice.clientChoice()).read()).toEqual(CHOICE);
    storedDevice.clearAtLogout(true);
    expect(choice.read()).toBeUndefined();
  });

  it('is gone with the session that it was made in', async () => {
    const storedDevice = deviceWithClient();
    const choice = await storedDevice.clientChoice();
    choice.write(CHOICE);
    storedDevice.sessionId.write('session-2');
    expect([choice.read(), storedDevice.localStorage.read('client')]).toEqual([undefined, undefined]);
  });

  it.each([
    '{',
    'null',
    '[]',
    '{"client":{"id":"c-1","name":" "},"agency":"aurora","user":"u-1","session":"session-1"}',
    '{"client":{"id":7,"name":"Ana"},"agency":"aurora","user":"u-1","session":"session-1"}',
    '{"client":{"id":"c-1","name":"Ana"},"agency":"aurora","session":"session-1"}',
    '{"client":{"id":"c-1","name":"Ana"},"agency":"aurora","user":"u-1"}',
  ])('is nobody where %s is stored', async (text) => {
    expect((await deviceWithClient(text).clientChoice()).read()).toBeUndefined();
  });
});
