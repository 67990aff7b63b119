import { describe, expect, it } from 'vitest';
import { aRequest, bookingIn, dataOf, personHeaders, sandboxOfEachTest, visitorHeaders } from './support/a-sandbox.ts';

const { anOffer, book, get, post, request } = sandboxOfEachTest();

const PERSONAL_CALLS = ['profile', 'wallet', 'support', 'subscription'];
const STAFF_CALLS = [
  'clients',
  'clients/x',
  'agents',
  'proposals',
  'deal-links',
  'searches',
  'applications',
  'settings/agency',
  'settings/website',
];

it.each([...PERSONAL_CALLS, ...STAFF_CALLS])('%s requires visitors to sign in', async (path) => {
  expect((await get(path, visitorHeaders())).status).toBe(401);
});

it.each(STAFF_CALLS)('%s is not for travellers', async (path) => {
  expect((await get(path, personHeaders('traveller'))).status).toBe(403);
});

it('staff are those with the flag, not those with other words for it', async () => {
  expect((await get('clients', personHeaders('traveller', 'wonky'), 'wonky')).status).toBe(403);
});

describe('the profile', () => {
  it('has the name of the person, until they change it', async () => {
    expect(dataOf(await get('profile', personHeaders('traveller')))).toMatchObject({
      firstName: 'Maya',
      lastName: 'Lindqvist',
      email: 'traveller@aurora.example',
      country: 'GB',
    });
    const changes = { firstName: 'Mia', phone: '+44 20 7946 0123', newsletter: true };
    const savedResponse = await post('profile', changes, personHeaders('traveller'));
    expect(dataOf(savedResponse)).toMatchObject({ ...changes, lastName: 'Lindqvist' });
    expect(dataOf(await get('settings/profile', personHeaders('traveller')))).toEqual(dataOf(savedResponse));
    expect(dataOf(await get('profile', personHeaders('agent')))).toMatchObject({ firstName: 'Ines' });
  });

  it('is in the profile of the shell, too, once it has changed', async () => {
    await post('profile', { lastName: 'Lind' }, personHeaders('traveller'));
    const { json } = await request('/api/user/profile', { headers: personHeaders('traveller') });
    expect(json).toMatchObject({ personal_info: { first_name: 'Maya', last_name: 'Lind' } });
  });

  it('is changed by a query where a body is not at hand', async () => {
    const path = '/api/reference/profile?city=Lisbon&newsletter=true&__proto__=x';
    const response = await request(path, { method: 'PUT', headers: personHeaders('traveller') });
    expect(dataOf(response)).toMatchObject({ city: 'Lisbon', newsletter: true });
  });

  it.each([
    ['firstName', { firstName: ' ' }],
    ['lastName', { lastName: 7 }],
    ['street', { street: 'x'.repeat(201) }],
    ['email', { email: 'maya' }],
    ['phone', { phone: 'call me' }],
    ['country', { country: 'Portugal' }],
    ['newsletter', { newsletter: 'yes' }],
  ])('names %s where it is wrong: %j', async (field, wrong) => {
    const { status, json } = await post('profile', wrong, personHeaders('traveller'));
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must `)) }]);
  });
});

describe('the wallet', () => {
  interface Wallet {
    readonly balance: { readonly amount: number; readonly currency: string };
    readonly entries: readonly {
      readonly kind: string;
      readonly text: string;
      readonly amount: number;
      readonly currency: string;
    }[];
  }

  it.each([
    ['rewarded', 125.5, 'reward'],
    ['agent', 2480, 'commission'],
  ])('of the %s has the amount of their profile, in entries that add up', async (id, amount, kind) => {
    const { balance, entries } = dataOf<Wallet>(await get('wallet', personHeaders(id)));
    expect(balance).toEqual({ amount, currency: 'GBP' });
    expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBeCloseTo(amount, 2);
    expect(entries.map((entry) => entry.kind)).toContain(kind);
    for (const entry of entries) expect(entry.amount < 0).toBe(entry.kind === 'payment' || entry.kind === 'payout');
  });

  it('says in the reader\u2019s language what each entry is', async () => {
    await book(aRequest((await anOffer('activity')).id, { product: 'activity' }), personHeaders('agent'));
    const texts = async (language: string) => {
      const response = await get('wallet', { ...personHeaders('agent'), 'accept-language': language });
      expect(response.headers.get('content-language')).toBe(language);
      return dataOf<Wallet>(response).entries.map(({ text }) => text);
    };
    const [english, arabic] = [await texts('en'), await texts('ar')];
    expect(english[0]).toMatch(/^Commission: /);
    expect(arabic).toHaveLength(english.length);
    for (const text of arabic) expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(arabic[0]).not.toMatch(/\p{Script=Latin}{3}/u);
  });

  it('is empty for people without one', async () => {
    const empty = { balance: { amount: 0, currency: 'USD' }, entries: [] };
    expect(dataOf(await get('wallet', personHeaders('traveller')))).toEqual(empty);
  });

  it.each(['rewarded', 'agent'])(
    'of the %s grows with what they book, and shrinks when it is cancelled',
    async (id) => {
      const dataBefore = dataOf<Wallet>(await get('wallet', personHeaders(id)));
      const { referenceNumber } = bookingIn(await book(aRequest((await anOffer()).id), personHeaders(id)));
      const { balance, entries } = dataOf<Wallet>(await get('wallet', personHeaders(id)));
      expect(balance.amount).toBeGreaterThan(dataBefore.balance.amount);
      expect(entries[0]).toMatchObject({ id: referenceNumber, kind: id === 'agent' ? 'commission' : 'reward' });
      const { json } = await request('/api/user/profile', { headers: personHeaders(id) });
      expect(json).toMatchObject({ personal_info: { credits: balance } });
      await post(`bookings/${referenceNumber}/cancel`, {}, personHeaders(id));
      const dataAfter = dataOf<Wallet>(await get('wallet', personHeaders(id)));
      expect(dataAfter.balance).toEqual(dataBefore.balance);
      expect(dataAfter.entries).toHaveLength(dataBefore.entries.length + 2);
      expect(dataAfter.entries.slice(0, 2).reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(0, 2);
    },
  );
});
