import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSandbox } from '../../../sandbox/app.ts';
import { askSandbox, type RecordContext } from '../support/ask-sandbox.ts';
import { aSandbox } from './support/some-bookings.ts';

let sandbox: ReturnType<typeof aSandbox>;
let app: Hono;
beforeEach(() => {
  sandbox = aSandbox();
  ({ app } = sandbox);
});

const post = (call: string, body: unknown, agency = 'aurora'): Promise<RecordContext> =>
  askSandbox(`/api/user/${call}`, { app, method: 'POST', body, agency });

async function newestToken(): Promise<string> {
  const { letters } = (await askSandbox('/sandbox/outbox', { app })).json as { letters: { path: string }[] };
  return new URL(letters[0]?.path ?? '', 'http://site.example').searchParams.get('token') ?? '';
}

describe('a forgotten password', () => {
  it('is answered the same whether or not somebody has the address', async () => {
    const [known, unknown] = [
      await post('forgotpassword', { email: 'agent@aurora.example' }),
      await post('forgotpassword', { email: 'x@y.example' }),
    ];
    expect([known.status, known.json]).toEqual([200, unknown.json]);
    expect((await askSandbox('/sandbox/outbox', { app })).json).toMatchObject({
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
    sandbox.turnTo('2026-02-01T13:00:00Z');
    expect((await post('newpassword', { token: await newestToken(), password: 'long enough' })).status).toBe(410);
  });
});

describe('a newcomer', () => {
  const newAccount = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', password: 'first password' };

  it('confirms the address with the letter that they get', async () => {
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
  'letters can be read in a local environment only, and not in %s',
  async (environment) => {
    const elsewhere = createSandbox(environment === undefined ? {} : { environment });
    await askSandbox('/api/user/forgotpassword', {
      app: elsewhere,
      method: 'POST',
      body: { email: 'agent@aurora.example' },
    });
    expect((await askSandbox('/sandbox/outbox', { app: elsewhere })).status).toBe(404);
  },
);

it('letters are not for pages of other origins', async () => {
  const { headers } = await askSandbox('/sandbox/outbox', { app });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});
