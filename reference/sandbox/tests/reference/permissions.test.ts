import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import features from '../../world/agencies/features.json' with { type: 'json' };
import { aRequest, aSandbox, bookingIn, dataOf, personHeaders, visitorHeaders } from './support/a-sandbox.ts';

type Access = 'read' | 'write';

/** The permission that each call of the account requires of the agency's people. */
const GUARDED_CALLS: readonly (readonly [call: string, feature: string, access: Access])[] = [
  ['GET bookings', 'bookings', 'read'],
  ['GET bookings/:referenceNumber', 'bookings', 'read'],
  ['POST bookings/:referenceNumber/cancel', 'bookings', 'write'],
  ['GET wallet', 'wallet', 'read'],
  ['GET support', 'support', 'read'],
  ['POST support', 'support', 'write'],
  ['GET settings/support', 'support', 'read'],
  ['POST settings/support', 'support', 'write'],
  ['GET clients', 'clients', 'read'],
  ['POST clients', 'clients', 'write'],
  ['GET clients/:id', 'clients', 'read'],
  ['PATCH clients/:id', 'clients', 'write'],
  ['POST clients/:id/travellers', 'clients', 'write'],
  ['PATCH clients/:id/travellers/:traveller', 'clients', 'write'],
  ['DELETE clients/:id/travellers/:traveller', 'clients', 'write'],
  ['GET agents', 'agents', 'read'],
  ['POST agents', 'agents', 'write'],
  ['POST agents/:id', 'agents', 'write'],
  ['GET proposals', 'proposals', 'read'],
  ['POST proposals', 'proposals', 'write'],
  ['PATCH proposals/:id', 'proposals', 'write'],
  ['GET deal-links', 'deal-link', 'read'],
  ['POST deal-links', 'deal-link', 'write'],
  ['GET searches', 'searches', 'read'],
  ['GET applications', 'applications', 'read'],
  ['POST applications/:id/answer', 'applications', 'write'],
  ['POST settings/website/logo', 'settings', 'write'],
  ...['agency', 'website', 'payment', 'product'].flatMap((page) => [
    [`GET settings/${page}`, 'settings', 'read'] as const,
    [`POST settings/${page}`, 'settings', 'write'] as const,
  ]),
];

/** The calls for everybody's own profile, for booking and opening links, and for the prices of plans. */
const OPEN_CALLS = [
  ...['GET', 'POST', 'PUT'].flatMap((method) => [`${method} profile`, `${method} settings/profile`]),
  'POST bookings',
  'POST bookings/find',
  'GET proposals/:id',
  'POST proposals/:id/opened',
  'POST proposals/:id/answer',
  'GET deal-links/:id',
  'GET subscription',
  'POST subscription',
];

const ALL_ACCESS = { read: true, write: true };

/** An administrator with all permissions except those that the owner has removed. */
async function anAdmin(permissions: Readonly<Record<string, { readonly read: boolean; readonly write: boolean }>>) {
  const sandbox = aSandbox();
  const changedResponse = await sandbox.post(
    'agents/aurora-admin',
    { permissions, version: 0 },
    personHeaders('owner'),
  );
  expect(changedResponse.status).toBe(200);
  return {
    sandbox,
    /** The status of a call about unknown items. */
    async status(call: string): Promise<number> {
      const [method = '', path = ''] = call.split(' ');
      const body = method === 'GET' ? {} : { body: {} };
      const headers = personHeaders('admin', 'aurora', 'session-0009');
      const url = `/api/reference/${path.replaceAll(/:\w+/g, 'x')}`;
      return (await sandbox.request(url, { method, headers, ...body })).status;
    },
  };
}

it('are asked for by every call of the account', () => {
  const calls = createSandbox()
    .routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api/reference/'))
    .map(({ method, path }) => `${method} ${path.slice('/api/reference/'.length)}`)
    .filter((call) => !/ \w+\/offers/.test(call));
  expect([...new Set(calls)].toSorted()).toEqual([...GUARDED_CALLS.map(([call]) => call), ...OPEN_CALLS].toSorted());
});

describe.each(GUARDED_CALLS)('%s', (call, feature, access) => {
  it(`is refused to who may not ${access} ${feature}`, async () => {
    const { status } = await anAdmin({ [feature]: { read: access === 'write', write: false } });
    expect(await status(call)).toBe(403);
  });

  it(`is open to who may ${access} ${feature}, and nothing else`, async () => {
    const otherFeatures = features.map((eachFeature) => [eachFeature, { read: false, write: false }] as const);
    const own = access === 'write' ? ALL_ACCESS : { read: true, write: false };
    const { status } = await anAdmin({ ...Object.fromEntries(otherFeatures), [feature]: own });
    expect(await status(call)).not.toBe(403);
  });
});

describe('a booking of somebody who may no longer read bookings', () => {
  const NONE = { bookings: { read: false, write: false } };

  it('is shown to who has made it, as its confirmation, and cancelled nowhere', async () => {
    const { sandbox } = await anAdmin(NONE);
    const here = personHeaders('admin', 'aurora', 'session-0002');
    const response = await sandbox.book(aRequest((await sandbox.anOffer()).id), here);
    const { referenceNumber } = bookingIn(response);
    const path = `bookings/${referenceNumber}`;
    expect((await sandbox.get(path, here)).status).toBe(200);
    expect((await sandbox.get(path, visitorHeaders('session-0002'))).status).toBe(404);
    expect((await sandbox.post(`${path}/cancel`, {}, here)).status).toBe(403);
    expect(dataOf(await sandbox.get(path, personHeaders('owner')))).toMatchObject({ status: 'confirmed' });
  });

  it('is not among those of a client either', async () => {
    const { sandbox } = await anAdmin(NONE);
    const [client] = dataOf<{ id: string; bookings: number }[]>(
      await sandbox.get('clients', personHeaders('owner')),
    ).filter(({ bookings }) => bookings > 0);
    const ofClient = async (who: string) =>
      dataOf<{ bookings: unknown[] }>(await sandbox.get(`clients/${client?.id}`, personHeaders(who))).bookings.length;
    expect([await ofClient('owner'), await ofClient('admin')]).toEqual([client?.bookings, 0]);
  });
});

it('of a feature that is not named stay as they are', async () => {
  const { sandbox } = await anAdmin({ wallet: { read: false, write: false } });
  const body = { permissions: { support: { read: true, write: false } }, version: 1 };
  const changedResponse = await sandbox.post('agents/aurora-admin', body, personHeaders('owner'));
  expect(dataOf(changedResponse)).toMatchObject({
    roleId: 'admin',
    permissions: { wallet: { read: false, write: false }, support: { read: true, write: false }, clients: ALL_ACCESS },
  });
});
