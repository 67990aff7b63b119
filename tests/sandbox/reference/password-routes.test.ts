import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { type JsonResponse, requestSandbox } from '../support/request-sandbox.ts';
import { sandboxOfEachTest } from './support/a-sandbox.ts';

const { request, setTime } = sandboxOfEachTest();

const post = (call: string, body: unknown, agency = 'aurora'): Promise<JsonResponse> =>
  request(`/api/user/${call}`, { method: 'POST', body, agency });

async function newestToken(): Promise<string> {
  const { letters } = (await request('/sandbox/outbox')).json as { letters: { path: string }[] };
  return new URL(letters[0]?.path ?? '', 'http://site.example').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('is answered the same whether or not somebody has the address', async () => {
    const [known, unknown] = [
      await post('forgotpassword', { email: 'agent@aurora.example' }),
      await post('forgotpassword', { email: 'x@y.example' }),
    ];
    expect([known.status, known.json]).toEqual([200, unknown.json]);
    expect((await request('/sandbox/outbox')).json).toMatchObject({
      letters: [
        {
          to: 'agent@aurora.example',
          subject: 'Choose a new password',
          path: expect.stringMatching(/^\/newPassword\?token=\w{24}$/),
        },
      ],
    });
    expect((await post('forgotpassword', { email: 7 })).status).toBe(400);
  });

  it('is replaced by a new one, once', async () => {
    await post('forgotpassword', { email: 'Agent@aurora.example' });
    const token = await newestToken();
    expect((await post('newpassword', { token, password: 'short' })).status).toBe(400);
    expect((await post('newpassword', { token: 'x', password: 'long enough' })).status).toBe(400);
    expect((await post('newpassword', { token, password: 'long enough' }, 'albion')).status).toBe(400);
    expect((await post('newpassword', { token, password: 'long enough' })).status).toBe(200);
    expect((await post('newpassword', { token, password: 'long enough' })).status).toBe(410);
    const signIn = (password: string) => post('login', { email: 'agent@aurora.example', password });
    expect([(await signIn('welcome')).status, (await signIn('long enough')).status]).toEqual([401, 200]);
  });

  it('can be replaced for an hour', async () => {
    await post('forgotpassword', { email: 'agent@aurora.example' });
    setTime('2026-02-01T13:00:00Z');
    expect((await post('newpassword', { token: await newestToken(), password: 'long enough' })).status).toBe(410);
  });
});

describe('a newcomer', () => {
  const newAccount = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', password: 'first password' };

  it('confirms the address with the e-mail that they get', async () => {
    await post('signup', newAccount);
    const token = await newestToken();
    expect((await post('newpassword', { token, password: 'long enough' })).status).toBe(400);
    expect((await post('verify', { token })).status).toBe(200);
    expect((await post('verify', { token })).status).toBe(410);
    expect((await post('verify', { token: ['x'] })).status).toBe(400);
  });

  it('chooses another password when they forgot theirs', async () => {
    await post('signup', newAccount);
    await post('forgotpassword', { email: newAccount.email });
    await post('newpassword', { token: await newestToken(), password: 'second password' });
    const signIn = (password: string) => post('login', { email: newAccount.email, password });
    expect([(await signIn('first password')).status, (await signIn('second password')).status]).toEqual([401, 200]);
  });
});

it.each(['uat', 'prod', undefined])(
  'e-mails can be read in a local environment only, and not in %s',
  async (environment) => {
    const elsewhere = createSandbox(environment === undefined ? {} : { environment });
    await requestSandbox('/api/user/forgotpassword', {
      app: elsewhere,
      method: 'POST',
      body: { email: 'agent@aurora.example' },
    });
    expect((await requestSandbox('/sandbox/outbox', { app: elsewhere })).status).toBe(404);
  },
);

it('e-mails are not for pages of other origins', async () => {
  const { headers } = await request('/sandbox/outbox');
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
