import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { requestSandbox } from '../support/request-sandbox.ts';

const post = (path: string, body: unknown, agency = 'aurora', app: Hono = createSandbox()) =>
  requestSandbox(path, { method: 'POST', body, agency, app });
const get = (path: string, token: string, agency = 'aurora', app: Hono = createSandbox()) =>
  requestSandbox(path, { agency, app, headers: { 'x-access-token': token } });
const tokenIn = (json: unknown): string => (json as { token: string }).token;

describe('POST /api/user/login', () => {
  it('responds with a token to the right address and password, in whatever letter case', async () => {
    const response = await post('/api/user/login', { email: ' Owner@Aurora.example', password: 'welcome' });
    expect([response.status, response.json]).toEqual([200, { token: 'sandbox-aurora-owner' }]);
  });

  it('responds with a token to the id of one of the agency’s people', async () => {
    expect((await post('/api/user/login', { personId: 'external' }, 'fiesta')).json).toEqual({
      token: 'sandbox-fiesta-external',
    });
  });

  it.each([
    { email: 'owner@aurora.example', password: 'Welcome' },
    { email: 'owner@noir.example', password: 'welcome' },
    { email: 'unknown@aurora.example', password: 'welcome' },
    { personId: 'external' },
    { personId: '__proto__' },
  ])('responds with 401 and a message to %j', async (body) => {
    expect(await post('/api/user/login', body)).toMatchObject({
      status: 401,
      json: { message: 'The e-mail address or password is wrong.' },
    });
  });

  it.each([undefined, '{', {}, { email: 'owner@aurora.example' }, { email: 1, password: 2 }])(
    'refuses %j, which names no person',
    async (body) => {
      expect((await post('/api/user/login', body)).status).toBe(400);
    },
  );

  it('responds with 404 where there is no agency', async () => {
    expect((await post('/api/user/login', { personId: 'owner' }, 'unknown')).status).toBe(404);
  });
});

describe('POST /api/user/signup', () => {
  const ada = { firstName: 'Ada', lastName: 'Reyes', email: 'Ada@traveller.example', password: 'secret' };

  it('makes a traveller of the agency, who can then log in', async () => {
    const app = createSandbox();
    const response = await post('/api/user/signup', ada, 'noir', app);
    expect(response.status).toBe(201);
    const profile = await get('/api/user/profile', tokenIn(response.json), 'noir', app);
    expect(profile.json).toMatchObject({
      isTravelAgent: false,
      personal_info: { first_name: 'Ada', last_name: 'Reyes', email: 'ada@traveller.example' },
      permissions: { 'book-now': { read: true }, clients: { read: false } },
    });
    const isRepeat = await post('/api/user/login', { email: 'ada@traveller.example', password: 'secret' }, 'noir', app);
    expect(isRepeat.json).toEqual(response.json);
    expect((await post('/api/user/login', { email: ada.email, password: 'wrong' }, 'noir', app)).status).toBe(401);
    expect((await post('/api/user/login', { email: ada.email, password: 'secret' }, 'albion', app)).status).toBe(401);
  });

  it('refuses an address that is taken, by a newcomer or by one of the people', async () => {
    const app = createSandbox();
    await post('/api/user/signup', ada, 'noir', app);
    expect((await post('/api/user/signup', ada, 'noir', app)).status).toBe(409);
    expect((await post('/api/user/signup', { ...ada, email: 'owner@noir.example' }, 'noir', app)).status).toBe(409);
    expect((await post('/api/user/signup', ada, 'albion', app)).status).toBe(201);
  });

  it.each([{}, { lastName: '' }])('takes a person with one name: %j', async (last) => {
    const app = createSandbox();
    const { lastName: _, ...namedPerson } = ada;
    const response = await post('/api/user/signup', { ...namedPerson, ...last }, 'noir', app);
    const { json } = await get('/api/user/profile', tokenIn(response.json), 'noir', app);
    expect([response.status, json]).toMatchObject([201, { personal_info: { first_name: 'Ada', last_name: '' } }]);
  });

  it.each([
    undefined,
    {},
    { ...ada, email: 'ada' },
    { ...ada, firstName: ' ' },
    { ...ada, password: 7 },
    { ...ada, lastName: 'x'.repeat(201) },
  ])('refuses %j in one sentence', async (body) => {
    expect(await post('/api/user/signup', body)).toMatchObject({
      status: 400,
      json: { message: expect.stringMatching(/^Send /) },
    });
  });

  it('is closed where the agency hides it', async () => {
    expect((await post('/api/user/signup', ada, 'openfare')).status).toBe(403);
  });
});

describe('GET /api/user/profile (outside rules §7)', () => {
  it('is that of the token’s owner', async () => {
    const { status, json } = await get('/api/user/profile', 'sandbox-harbour-owner', 'harbour');
    expect([status, json]).toEqual([200, expect.objectContaining({ id: 'harbour-owner', userType: 'AgencyOwner' })]);
  });

  it.each(['', 'sandbox-aurora-unknown', 'sandbox-noir-owner', 'anything'])(
    'responds with 401 and a message to the token "%s"',
    async (token) => {
      for (const path of ['/api/user/profile', '/api/user/agent-data', '/api/user/changeLanguage/pt']) {
        expect(await get(path, token)).toMatchObject({
          status: 401,
          json: { message: expect.stringMatching(/^Sign in/) },
        });
      }
    },
  );
});

it('has agent data for travel agents, and not for travellers', async () => {
  expect((await get('/api/user/agent-data', 'sandbox-aurora-agent')).json).toMatchObject({
    data: { agentId: 'aurora-agent', markup: { hotel: 12 } },
  });
  expect((await get('/api/user/agent-data', 'sandbox-aurora-traveller')).status).toBe(403);
});

describe('GET /api/user/changeLanguage/{language} (rules §7)', () => {
  it('is remembered of the user, and of no other', async () => {
    const app = createSandbox();
    const changedResponse = await get('/api/user/changeLanguage/pt', 'sandbox-aurora-agent', 'aurora', app);
    expect([changedResponse.status, changedResponse.json]).toEqual([
      200,
      { message: 'The language has been changed.', language: 'pt' },
    ]);
    const profile = async (person: string) =>
      (await get('/api/user/profile', `sandbox-aurora-${person}`, 'aurora', app)).json;
    expect(await profile('agent')).toMatchObject({ language: 'pt' });
    expect(await profile('owner')).not.toHaveProperty('language');
  });

  it('refuses a language that the agency’s site is not offered in', async () => {
    expect((await get('/api/user/changeLanguage/xx', 'sandbox-aurora-agent')).status).toBe(400);
    expect((await get('/api/user/changeLanguage/pt', 'sandbox-rihla-agent', 'rihla')).json).toEqual({
      message: 'language must be one of ar, en.',
    });
  });
});
