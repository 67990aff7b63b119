import type { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { askReference, dataOf } from './support/ask-reference.ts';
import { anOffer, aRequest, aSandbox, book, bookingIn, person } from './support/some-bookings.ts';

let app: Hono;
let get: ReturnType<typeof askReference>['get'];
let post: ReturnType<typeof askReference>['post'];
beforeEach(() => {
  ({ app } = aSandbox());
  ({ get, post } = askReference(app));
});

describe('clients', () => {
  const newClient = { firstName: 'Nour', lastName: 'Saad', email: 'maya@mail.example' };

  it('are each agency’s own, and come with what was booked for them', async () => {
    const { status, json } = await post('clients', newClient, person('agent'));
    expect([status, json]).toMatchObject([201, { data: { ...newClient, bookings: 0 } }]);
    const { id } = dataOf<{ id: string }>({ json });
    const booking = bookingIn(await book(app, aRequest((await anOffer(app)).id), person('agent')));
    expect(dataOf(await get(`clients/${id}`, person('sales')))).toMatchObject({ id, bookings: [booking] });
    expect(dataOf<object[]>(await get('clients', person('sales')))[0]).toMatchObject({ id, bookings: 1 });
    expect((await get(`clients/${id}`, person('agent', 'albion'), 'albion')).status).toBe(404);
  });

  it('are not added twice', async () => {
    await post('clients', newClient, person('agent'));
    expect((await post('clients', { ...newClient, email: 'MAYA@mail.example' }, person('agent'))).status).toBe(409);
  });

  it.each([
    ['firstName', { firstName: '' }],
    ['lastName', { lastName: null }],
    ['email', { email: 'x' }],
    ['phone', { phone: 7 }],
    ['country', { country: 7 }],
    ['note', { note: [] }],
  ])('name %s where it is wrong: %j', async (field, wrong) => {
    const { status, json } = await post('clients', { ...newClient, ...wrong }, person('agent'));
    expect([status, json]).toEqual([400, { message: expect.stringMatching(new RegExp(`^${field} must `)) }]);
  });
});

describe('agents', () => {
  it('are the people of the agency, and those who are invited', async () => {
    const guest = { firstName: 'Nour', lastName: 'Saad', email: 'nour@mail.example', role: 'restricted' };
    const { status, json } = await post('agents', guest, person('owner'));
    expect([status, json]).toMatchObject([
      201,
      { data: { status: 'invited', role: 'Restricted agent', isRestricted: true } },
    ]);
    const agents = dataOf<{ email: string; status: string }[]>(await get('agents', person('agent')));
    expect(agents.map(({ email }) => email)).toEqual([
      ...['agent', 'restricted', 'sales', 'admin', 'owner'].map((id) => `${id}@aurora.example`),
      guest.email,
    ]);
    expect((await post('agents', guest, person('owner'))).status).toBe(409);
    expect((await post('agents', { ...guest, email: 'x@y.example', role: 'king' }, person('owner'))).status).toBe(400);
  });
});
