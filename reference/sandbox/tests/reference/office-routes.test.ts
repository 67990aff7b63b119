import { describe, expect, it } from 'vitest';
import { dataOf, person, sandboxOfEachTest } from './support/a-sandbox.ts';

const { get, post, request } = sandboxOfEachTest();

describe('settings', () => {
  it('are changed by those who run the agency, for as long as the sandbox runs', async () => {
    const initial = { agencyName: 'Aurora Journeys', city: 'Edinburgh' };
    expect(dataOf(await get('settings/agency', person('agent')))).toMatchObject(initial);
    expect((await post('settings/agency', { city: 'Leith' }, person('agent'))).status).toBe(403);
    const saved = await post('settings/agency', { city: 'Leith' }, person('owner'));
    expect(dataOf(saved)).toMatchObject({ ...initial, city: 'Leith' });
    expect(dataOf(await get('settings/agency', person('agent')))).toEqual(dataOf(saved));
    const other = await get('settings/agency', person('agent', 'albion'), 'albion');
    expect(dataOf(other)).not.toMatchObject({ city: 'Leith' });
  });

  it.each(['agency', 'website', 'profile', 'payment', 'product', 'support'])('have the page %s', async (page) => {
    expect(Object.keys(dataOf<object>(await get(`settings/${page}`, person('owner')))).length).toBeGreaterThan(4);
  });

  it.each([
    { hotels: 'yes' },
    { hotelMarkup: -1 },
    { hotelMarkup: '12' },
    { unknown: true },
    JSON.parse('{"__proto__":1}'),
  ])('refuse %j', async (body) => {
    expect((await post('settings/product', body, person('owner'))).status).toBe(400);
  });
});

describe('support', () => {
  it('responds with a ticket, which its author finds again', async () => {
    const response = await post('support', { subject: 'Help', message: 'Where is my voucher?' }, person('traveller'));
    expect([response.status, dataOf(response)]).toMatchObject([201, { status: 'open', subject: 'Help' }]);
    expect(dataOf(await get('support', person('traveller')))).toEqual([dataOf(response)]);
    expect(dataOf(await get('support', person('agent')))).toEqual([]);
    expect((await post('support', { subject: 'Help' }, person('traveller'))).status).toBe(400);
  });
});

describe('the subscription', () => {
  it('lets an agency in that had none', async () => {
    const agency = async () => (await request('/api/agency', { agency: 'harbour' })).json;
    expect(await agency()).toMatchObject({ agency: { isSubscribed: false } });
    const before = await get('subscription', person('owner', 'harbour'), 'harbour');
    expect(dataOf(before)).toMatchObject({ isSubscribed: false, plan: null });
    expect((await post('subscription', {}, person('traveller', 'harbour'), 'harbour')).status).toBe(403);
    expect((await post('subscription', { plan: 'gold' }, person('owner', 'harbour'), 'harbour')).status).toBe(400);
    const response = await post('subscription', { plan: 'studio' }, person('owner', 'harbour'), 'harbour');
    expect(dataOf(response)).toMatchObject({ isSubscribed: true, plan: 'studio' });
    expect(await agency()).toMatchObject({ agency: { isSubscribed: true } });
  });
});

describe('applications', () => {
  interface Application {
    readonly id: string;
    readonly at: string;
    readonly status: string;
  }
  const applications = async () => dataOf<Application[]>(await get('applications', person('owner')));

  it('are an agency’s own, the newest first', async () => {
    const days = (await applications()).map(({ at }) => at);
    expect(days).toEqual(days.toSorted().reverse());
    expect(dataOf(await get('applications', person('owner', 'albion'), 'albion'))).not.toEqual(await applications());
  });

  it.each(['accepted', 'declined'])('are %s once, and stay so', async (answer) => {
    const [one] = await applications();
    const path = `applications/${one?.id}/answer`;
    const decided = await post(path, { answer }, person('owner'));
    const now = { id: one?.id, status: answer, answeredBy: 'Isla Marlowe' };
    expect([decided.status, dataOf(decided)]).toMatchObject([200, now]);
    expect((await applications())[0]).toMatchObject(now);
    expect((await post(path, { answer: 'declined' }, person('admin'))).status).toBe(409);
  });

  it('are decided by those who may change them only, and by no other agency', async () => {
    const [one] = await applications();
    const path = `applications/${one?.id}/answer`;
    const status = async (id: string, agency = 'aurora') =>
      (await post(path, { answer: 'accepted' }, person(id, agency), agency)).status;
    expect([await status('agent'), await status('sales'), await status('traveller')]).toEqual([403, 403, 403]);
    expect(await status('owner', 'albion')).toBe(404);
    expect((await post(path, { answer: 'maybe' }, person('owner'))).status).toBe(400);
    expect((await applications())[0]?.status).toBe('new');
  });
});

describe('agents', () => {
  it('are the people of the agency, and those who are invited', async () => {
    const guest = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', role: 'restricted' };
    const { status, json } = await post('agents', guest, person('owner'));
    const invited = { status: 'invited', role: 'Restricted agent', isRestricted: true };
    expect([status, json]).toMatchObject([201, { data: invited }]);
    const agents = dataOf<{ email: string; status: string }[]>(await get('agents', person('agent')));
    expect(agents.map(({ email }) => email)).toEqual([
      ...['agent', 'restricted', 'sales', 'admin', 'owner'].map((id) => `${id}@aurora.example`),
      // Accepted before the sandbox started.
      'giulia.conti@mail.example',
      guest.email,
    ]);
    expect((await post('agents', guest, person('owner'))).status).toBe(409);
    expect((await post('agents', { ...guest, email: 'x@y.example', role: 'king' }, person('owner'))).status).toBe(400);
  });
});
