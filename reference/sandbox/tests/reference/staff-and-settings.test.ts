import { describe, expect, it } from 'vitest';
import { sandboxResponses } from '../../../remotes/tests/support/sandbox-responses.ts';
import { createSandbox } from '../../app.ts';

type Json = Readonly<Record<string, unknown>>;

const AGENT = 'aurora-agent';

/** One sandbox, called by several people of one agency. */
function anOffice() {
  const app = createSandbox();
  const as =
    (person: string | undefined) =>
    async (method: 'GET' | 'POST', path: string, body?: object, query: Record<string, string> = {}) => {
      const respond = sandboxResponses({ app, ...(person === undefined ? {} : { person }) });
      const result = await respond({ method, path: `/api/${path}`, query, ...(body === undefined ? {} : { body }) });
      return result.ok ? { status: 200, json: result.value as Json } : { status: statusOf(result.error), json: {} };
    };
  return { app, as };
}

const statusOf = (error: object) => ('status' in error ? Number(error.status) : 0);
const dataOf = ({ json }: { readonly json: Json }) => json['data'] as Json;

describe('what an agent may do', () => {
  it('is changed by who runs the agency, and holds at once, in the platform as in the profile', async () => {
    const { as } = anOffice();
    const [owner, agent] = [as('owner'), as('agent')];
    expect((await agent('GET', 'reference/proposals')).status).toBe(200);
    const permissions = { proposals: { read: false, write: false }, applications: { read: true, write: true } };
    const changed = await owner('POST', `reference/agents/${AGENT}`, { permissions, version: 0 });
    expect(dataOf(changed)).toMatchObject({ version: 1, changedBy: 'Isla Marlowe', permissions });
    expect((await agent('GET', 'reference/proposals')).status).toBe(403);
    const { json: profile } = await agent('GET', 'user/profile');
    expect(profile['permissions']).toMatchObject(permissions);
  });

  it('comes with a role', async () => {
    const { as } = anOffice();
    await as('owner')('POST', `reference/agents/${AGENT}`, { role: 'restricted', version: 0 });
    const { json: profile } = await as('agent')('GET', 'user/profile');
    expect(profile).toMatchObject({ isRestrictedAgent: true, isTravelAgent: true });
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
  ])('can not be changed %s', async (_, person, id, body, status) => {
    expect((await anOffice().as(person)('POST', `reference/agents/${id}`, body)).status).toBe(status);
  });

  it('is listed for those who were accepted, too', async () => {
    const { as } = anOffice();
    const owner = as('owner');
    const [one] = (await owner('GET', 'reference/applications')).json['data'] as { id: string; name: string }[];
    const { agentId } = dataOf(await owner('POST', `reference/applications/${one?.id}/answer`, { answer: 'accepted' }));
    const agents = (await owner('GET', 'reference/agents')).json['data'] as Json[];
    const listed = agents.find(({ id }) => id === agentId);
    expect(listed).toMatchObject({ status: 'invited' });
    expect(`${listed?.['firstName']} ${listed?.['lastName']}`).toBe(one?.name);
  });

  it.each(['aurora', 'albion', 'noir'])('is listed for those whom %s had accepted before the start', async (agency) => {
    const owner = sandboxResponses({ person: 'owner', agency });
    const read = async (path: string) => {
      const response = await owner({ method: 'GET', path: `/api/reference/${path}` });
      return ((response.ok ? response.value : {}) as { data: Json[] }).data;
    };
    const accepted = (await read('applications')).filter(({ status }) => status === 'accepted');
    const ids = (await read('agents')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(accepted.map(({ agentId }) => agentId)));
    expect(accepted.every(({ agentId }) => typeof agentId === 'string')).toBe(true);
  });

  it('takes names of 200 characters and in Arabic', async () => {
    const owner = anOffice().as('owner');
    const [firstName, lastName] = ['ليلى '.repeat(40).trim(), 'H'.repeat(200)];
    const body = { firstName, lastName, email: 'layla@mail.example', role: 'sales' };
    expect(dataOf(await owner('POST', 'reference/agents', body))).toMatchObject({ firstName, lastName });
    expect((await owner('POST', 'reference/agents', { ...body, lastName: 'H'.repeat(201) })).status).toBe(400);
    const { lastName: _, ...named } = { ...body, email: 'l@mail.example' };
    expect(dataOf(await owner('POST', 'reference/agents', named))).toMatchObject({ firstName, lastName: '' });
  });
});

describe('the settings of a website', () => {
  it('are what the site sells, speaks and takes in, at once', async () => {
    const { as } = anOffice();
    const visitor = as(undefined);
    await as('owner')('POST', 'reference/settings/website', { allowSignUp: false, languages: 'de ar' });
    await as('owner')('POST', 'reference/settings/product', { cruises: false });
    const { agency } = (await visitor('GET', 'agency')).json as { agency: { bookingMenuItemOptions: object[] } };
    expect(agency.bookingMenuItemOptions).toContainEqual({ title: 'Cruise', active: false });
    const languages = (await visitor('GET', 'agency/languages')).json['languages'] as { code: string }[];
    expect(languages.map(({ code }) => code)).toEqual(['de', 'ar']);
    const newcomer = { firstName: 'A', lastName: 'B', email: 'a@b.example', password: 'secret' };
    expect((await visitor('POST', 'user/signup', newcomer)).status).toBe(403);
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
    expect((await anOffice().as('owner')('POST', 'reference/settings/website', settings)).status).toBe(400);
  });

  it('take their own logo in full, too, as the shell resolves it', async () => {
    const { as } = anOffice();
    const owner = as('owner');
    const { logo } = dataOf(await owner('GET', 'reference/settings/website'));
    const full = `http://127.0.0.1:9000${String(logo)}`;
    const saved = await owner('POST', 'reference/settings/website', { logo: full });
    expect([saved.status, dataOf(saved)]).toMatchObject([200, { logo }]);
  });

  it('leave an agency that nobody changed as it is, however odd', async () => {
    const app = createSandbox();
    for (const agency of ['wonky', 'plain', 'rihla']) {
      const before = await sandboxResponses({ app, agency })({ method: 'GET', path: '/api/agency' });
      await sandboxResponses({ app, agency, person: 'admin' })({
        method: 'POST',
        path: '/api/reference/settings/website',
        body: {},
      });
      expect(await sandboxResponses({ app, agency })({ method: 'GET', path: '/api/agency' })).toEqual(before);
    }
  });
});
