import { describe, expect, it } from 'vitest';
import { dataOf, personHeaders, sandboxOfEachTest } from './support/a-sandbox.ts';

const { get, post, request } = sandboxOfEachTest();

describe('settings', () => {
  it('are changed by those who run the agency, for as long as the sandbox runs', async () => {
    const initial = { agencyName: 'Aurora Journeys', city: 'Edinburgh' };
    expect(dataOf(await get('settings/agency', personHeaders('agent')))).toMatchObject(initial);
    expect((await post('settings/agency', { city: 'Leith' }, personHeaders('agent'))).status).toBe(403);
    const savedResponse = await post('settings/agency', { city: 'Leith' }, personHeaders('owner'));
    expect(dataOf(savedResponse)).toMatchObject({ ...initial, city: 'Leith' });
    expect(dataOf(await get('settings/agency', personHeaders('agent')))).toEqual(dataOf(savedResponse));
    const otherResponse = await get('settings/agency', personHeaders('agent', 'albion'), 'albion');
    expect(dataOf(otherResponse)).not.toMatchObject({ city: 'Leith' });
  });

  it.each(['agency', 'website', 'profile', 'payment', 'product', 'support'])('have the page %s', async (page) => {
    expect(Object.keys(dataOf<object>(await get(`settings/${page}`, personHeaders('owner')))).length).toBeGreaterThan(
      4,
    );
  });

  it.each([
    { hotels: 'yes' },
    { hotelMarkup: -1 },
    { hotelMarkup: '12' },
    { unknown: true },
    JSON.parse('{"__proto__":1}'),
  ])('refuse %j', async (body) => {
    expect((await post('settings/product', body, personHeaders('owner'))).status).toBe(400);
  });
});

describe('support', () => {
  it('responds with a ticket, which its author finds again', async () => {
    const response = await post(
      'support',
      { subject: 'Help', message: 'Where is my voucher?' },
      personHeaders('traveller'),
    );
    expect([response.status, dataOf(response)]).toMatchObject([201, { status: 'open', subject: 'Help' }]);
    expect(dataOf(await get('support', personHeaders('traveller')))).toEqual([dataOf(response)]);
    expect(dataOf(await get('support', personHeaders('agent')))).toEqual([]);
    expect((await post('support', { subject: 'Help' }, personHeaders('traveller'))).status).toBe(400);
  });
});

describe('the subscription', () => {
  it('lets an agency in that had none', async () => {
    const agency = async () => (await request('/api/agency', { agency: 'harbour' })).json;
    expect(await agency()).toMatchObject({ agency: { isSubscribed: false } });
    const responseBefore = await get('subscription', personHeaders('owner', 'harbour'), 'harbour');
    expect(dataOf(responseBefore)).toMatchObject({ isSubscribed: false, plan: null });
    expect((await post('subscription', {}, personHeaders('traveller', 'harbour'), 'harbour')).status).toBe(403);
    expect((await post('subscription', { plan: 'gold' }, personHeaders('owner', 'harbour'), 'harbour')).status).toBe(
      400,
    );
    const response = await post('subscription', { plan: 'studio' }, personHeaders('owner', 'harbour'), 'harbour');
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
  const applications = async () => dataOf<Application[]>(await get('applications', personHeaders('owner')));

  it('are an agency’s own, the newest first', async () => {
    const days = (await applications()).map(({ at }) => at);
    expect(days).toEqual(days.toSorted().reverse());
    expect(dataOf(await get('applications', personHeaders('owner', 'albion'), 'albion'))).not.toEqual(
      await applications(),
    );
  });

  it.each(['accepted', 'declined'])('are %s once, and stay so', async (answer) => {
    const [application] = await applications();
    const path = `applications/${application?.id}/answer`;
    const decidedResponse = await post(path, { answer }, personHeaders('owner'));
    const now = { id: application?.id, status: answer, answeredBy: 'Isla Marlowe' };
    expect([decidedResponse.status, dataOf(decidedResponse)]).toMatchObject([200, now]);
    expect((await applications())[0]).toMatchObject(now);
    expect((await post(path, { answer: 'declined' }, personHeaders('admin'))).status).toBe(409);
  });

  it('are decided by those who may change them only, and by no other agency', async () => {
    const [application] = await applications();
    const path = `applications/${application?.id}/answer`;
    const status = async (id: string, agency = 'aurora') =>
      (await post(path, { answer: 'accepted' }, personHeaders(id, agency), agency)).status;
    expect([await status('agent'), await status('sales'), await status('traveller')]).toEqual([403, 403, 403]);
    expect(await status('owner', 'albion')).toBe(404);
    expect((await post(path, { answer: 'maybe' }, personHeaders('owner'))).status).toBe(400);
    expect((await applications())[0]?.status).toBe('new');
  });
});

describe('agents', () => {
  it('are the people of the agency, and those who are invited', async () => {
    const guest = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', role: 'restricted' };
    const { status, json } = await post('agents', guest, personHeaders('owner'));
    const invited = { status: 'invited', role: 'Restricted agent', isRestricted: true };
    expect([status, json]).toMatchObject([201, { data: invited }]);
    const agents = dataOf<{ email: string; status: string }[]>(await get('agents', personHeaders('agent')));
    expect(agents.map(({ email }) => email)).toEqual([
      ...['agent', 'restricted', 'sales', 'admin', 'owner'].map((id) => `${id}@aurora.example`),
      // Accepted before the sandbox started.
      'giulia.conti@mail.example',
      guest.email,
    ]);
    expect((await post('agents', guest, personHeaders('owner'))).status).toBe(409);
    expect(
      (await post('agents', { ...guest, email: 'x@y.example', role: 'king' }, personHeaders('owner'))).status,
    ).toBe(400);
  });
});
