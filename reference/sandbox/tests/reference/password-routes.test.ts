import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { type JsonResponse, requestSandbox } from '../support/request-sandbox.ts';
import { sandboxOfEachTest } from './support/a-sandbox.ts';

const { request, setTime } = sandboxOfEachTest();

const post = (call: string, body: unknown, agency = 'aurora'): Promise<JsonResponse> =>
  request(`/api/user/${call}`, { method: 'POST', body, agency });
const statusOf = async (...call: Parameters<typeof post>): Promise<number> => (await post(...call)).status;

async function newestToken(): Promise<string> {
  const { letters } = (await request('/sandbox/outbox')).json as { letters: { path: string }[] };
  return new URL(letters[0]?.path ?? '', 'http://site.example').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('has the same response whether or not the address is known', async () => {
    const knownResponse = await post('forgotpassword', { email: 'agent@aurora.example' });
    const unknown = await post('forgotpassword', { email: 'x@y.example' });
    expect([knownResponse.status, knownResponse.json]).toEqual([200, unknown.json]);
    const path = expect.stringMatching(/^\/newPassword\?token=\w{24}$/);
    const email = { to: 'agent@aurora.example', subject: 'Choose a new password', path };
    expect((await request('/sandbox/outbox')).json).toMatchObject({ letters: [email] });
    expect(await statusOf('forgotpassword', { email: 7 })).toBe(400);
  });

  it('is replaced by a new one, once', async () => {
    await post('forgotpassword', { email: 'Agent@aurora.example' });
    const token = await newestToken();
    const password = 'long enough';
    expect(await statusOf('newpassword', { token, password: 'short' })).toBe(400);
    expect(await statusOf('newpassword', { token: 'x', password })).toBe(400);
    expect(await statusOf('newpassword', { token, password }, 'albion')).toBe(400);
    expect(await statusOf('newpassword', { token, password })).toBe(200);
    expect(await statusOf('newpassword', { token, password })).toBe(410);
    expect(await statusOf('login', { email: 'agent@aurora.example', password: 'welcome' })).toBe(401);
    expect(await statusOf('login', { email: 'agent@aurora.example', password })).toBe(200);
  });

  it('can be replaced for an hour', async () => {
    await post('forgotpassword', { email: 'agent@aurora.example' });
    setTime('2026-02-01T13:00:00Z');
    expect(await statusOf('newpassword', { token: await newestToken(), password: 'long enough' })).toBe(410);
  });
});

describe('a newcomer', () => {
  const newAccount = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', password: 'first password' };

  it('confirms the address with the e-mail that they get', async () => {
    await post('signup', newAccount);
    const token = await newestToken();
    expect(await statusOf('newpassword', { token, password: 'long enough' })).toBe(400);
    expect(await statusOf('verify', { token })).toBe(200);
    expect(await statusOf('verify', { token })).toBe(410);
    expect(await statusOf('verify', { token: ['x'] })).toBe(400);
  });

  it('chooses another password when they forgot theirs', async () => {
    await post('signup', newAccount);
    await post('forgotpassword', { email: newAccount.email });
    await post('newpassword', { token: await newestToken(), password: 'second password' });
    expect(await statusOf('login', { email: newAccount.email, password: 'first password' })).toBe(401);
    expect(await statusOf('login', { email: newAccount.email, password: 'second password' })).toBe(200);
  });
});

it.each(['uat', 'prod', undefined])(
  'e-mails can be read in a local environment only, and not in %s',
  async (environment) => {
    const otherSandbox = createSandbox(environment === undefined ? {} : { environment });
    const body = { email: 'agent@aurora.example' };
    await requestSandbox('/api/user/forgotpassword', { app: otherSandbox, method: 'POST', body });
    expect((await requestSandbox('/sandbox/outbox', { app: otherSandbox })).status).toBe(404);
  },
);

it('e-mails are not for pages of other origins', async () => {
  const { headers } = await request('/sandbox/outbox');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
