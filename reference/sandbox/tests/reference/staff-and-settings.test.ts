import { describe, expect, it } from 'vitest';
import { dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

type Json = Readonly<Record<string, unknown>>;

const AGENT = 'aurora-agent';
const { request, get, post } = sandboxOfEachTest();

const owner = personHeaders('owner');
const agent = personHeaders('agent');
const profileOf = async (headers: typeof agent) => (await request('/api/user/profile', { headers })).json as Json;

describe('what an agent may do', () => {
  it('is changed by who runs the agency, and holds at once, in the platform as in the profile', async () => {
    expect((await get('proposals', agent)).status).toBe(200);
    const permissions = { proposals: { read: false, write: false }, applications: { read: true, write: true } };
    const changed = await post(`agents/${AGENT}`, { permissions, version: 0 }, owner);
    expect(dataOf(changed)).toMatchObject({ version: 1, changedBy: 'Isla Marlowe', permissions });
    expect((await get('proposals', agent)).status).toBe(403);
    expect((await profileOf(agent))['permissions']).toMatchObject(permissions);
  });

  it('comes with a role', async () => {
    await post(`agents/${AGENT}`, { role: 'restricted', version: 0 }, owner);
    expect(await profileOf(agent)).toMatchObject({ isRestrictedAgent: true, isTravelAgent: true });
  });

  it.each([
    ['of the owner', 'admin', 'aurora-owner', { role: 'agent', version: 0 }, 403],
    ['of oneself', 'admin', 'aurora-admin', { role: 'agent', version: 0 }, 403],
    ['without permission', 'sales', AGENT, { role: 'admin', version: 0 }, 403],
    ['of nobody', 'owner', 'aurora-nobody', { version: 0 }, 404],
    ['to an unknown role', 'owner', AGENT, { role: 'owner', version: 0 }, 400],
    ['to an unknown feature', 'owner', AGENT, { permissions: { __x: { read: true, write: true } }, version: 0 }, 400],
    [
      'to write without reading',
      'owner',
      AGENT,
      { permissions: { clients: { read: false, write: true } }, version: 0 },
      400,
    ],
    [
      'to other than yes or no',
      'owner',
      AGENT,
      { permissions: { clients: { read: 'yes', write: 1 } }, version: 0 },
      400,
    ],
  ])('can not be changed %s', async (_, who, id, body, status) => {
    expect((await post(`agents/${id}`, body, personHeaders(who))).status).toBe(status);
  });

  it('is listed for those who were accepted, too', async () => {
    const [one] = dataOf<{ id: string; name: string }[]>(await get('applications', owner));
    const { agentId } = dataOf<Json>(await post(`applications/${one?.id}/answer`, { answer: 'accepted' }, owner));
    const listed = dataOf<Json[]>(await get('agents', owner)).find(({ id }) => id === agentId);
    expect(listed).toMatchObject({ status: 'invited' });
    expect(`${listed?.['firstName']} ${listed?.['lastName']}`).toBe(one?.name);
  });

  it('takes names of 200 characters and in Arabic', async () => {
    const [firstName, lastName] = ['ليلى '.repeat(40).trim(), 'H'.repeat(200)];
    const body = { firstName, lastName, email: 'layla@mail.example', role: 'sales' };
    expect(dataOf(await post('agents', body, owner))).toMatchObject({ firstName, lastName });
    expect((await post('agents', { ...body, lastName: 'H'.repeat(201) }, owner)).status).toBe(400);
    const { lastName: _, ...named } = { ...body, email: 'l@mail.example' };
    expect(dataOf(await post('agents', named, owner))).toMatchObject({ firstName, lastName: '' });
  });
});

describe('the settings of a website', () => {
  it('are what the site sells, speaks and takes in, at once', async () => {
    await post('settings/website', { allowSignUp: false, languages: 'de ar' }, owner);
    await post('settings/product', { cruises: false }, owner);
    const { agency } = (await request('/api/agency')).json as { agency: { bookingMenuItemOptions: object[] } };
    expect(agency.bookingMenuItemOptions).toContainEqual({ title: 'Cruise', active: false });
    const { languages } = (await request('/api/agency/languages')).json as { languages: { code: string }[] };
    expect(languages.map(({ code }) => code)).toEqual(['de', 'ar']);
    const newcomer = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'secret' };
    expect(
      (await request('/api/user/signup', { method: 'POST', body: newcomer, headers: visitorHeaders() })).status,
    ).toBe(403);
  });

  it.each([
    { primaryColor: 'red' },
    { primaryColor: '#fff;background:url(x)' },
    { languages: 'en xx' },
    { languages: '' },
    { languages: 'en en' },
    { logo: 'https://elsewhere.example/logo.png' },
    { logo: '/media/upload/albion/00000000000000000000000000000000' },
  ])('can not be %j', async (settings) => {
    expect((await post('settings/website', settings, owner)).status).toBe(400);
  });

  it('take their own logo in full, too, as the shell resolves it', async () => {
    const { logo } = dataOf<Json>(await get('settings/website', owner));
    const full = `http://127.0.0.1:9000${String(logo)}`;
    const saved = await post('settings/website', { logo: full }, owner);
    expect([saved.status, dataOf(saved)]).toMatchObject([200, { logo }]);
  });

  it('leave an agency that nobody changed as it is, however odd', async () => {
    for (const agency of ['wonky', 'plain', 'rihla']) {
      const before = await request('/api/agency', { agency });
      await post('settings/website', {}, personHeaders('admin', agency), agency);
      expect((await request('/api/agency', { agency })).json).toEqual(before.json);
    }
  });
});
