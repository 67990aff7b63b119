import type { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../../app.ts';
import { allResorts } from '../../world/resorts/resorts.ts';
import { requestSandbox } from '../support/request-sandbox.ts';

const correlationHeaders = { 'x-correlation-id': 'c-1', 'x-session-id': 'session-1' };
const MAYA = { ...correlationHeaders, 'x-access-token': 'sandbox-aurora-traveller' };
const request = (
  path: string,
  more: { method?: string; body?: unknown; app?: Hono; headers?: Readonly<Record<string, string>> } = {},
) => requestSandbox(path, { headers: correlationHeaders, ...more });
const [resort] = allResorts(1);
const MALE_POINT = { lat: 4.1755, lon: 73.5093 };

describe.each(['/resort-api', ''])('the resort service under %j (rules §7)', (base) => {
  const hold = async (app: Hono, headers = correlationHeaders) => {
    const body = { property_id: resort?.id };
    const { json } = await request(`${base}/itineraries`, { method: 'POST', body, app, headers });
    return (json as { data: { reference_number: string } }).data.reference_number;
  };

  it('searches by a key: the city that it names, the resorts of its place, then those around it', async () => {
    const { status, json } = await request(`${base}/search?key=porto`);
    expect(status).toBe(200);
    const [city, ...others] = (json as { data: { fullName?: string; location?: string }[] }).data;
    expect(city).toMatchObject({ type: 'city', name: 'Porto', fullName: 'Porto, Portugal' });
    const places = others.flatMap(({ location }) => location ?? []);
    expect(places.slice(0, 4)).toEqual([...Array(3).fill('Ribeira, Porto'), 'Praça do Comércio, Lisbon']);
  });

  it('offers resorts around a point in a currency', async () => {
    const { json } = await request(`${base}/properties/deals?currency=EUR`, { method: 'POST', body: MALE_POINT });
    const [firstPicture] = (json as { data: { image: string; currency: string; price: number }[] }).data;
    expect([firstPicture?.currency, (firstPicture?.price ?? 0) > 0]).toEqual(['EUR', true]);
    expect((await createSandbox().request(firstPicture?.image ?? '')).status).toBe(200);
  });

  it.each([undefined, [], {}, { lat: '4', lon: 73 }, { lat: 91, lon: 0 }, { lat: 0 }])(
    'refuses the point %j',
    async (body) => {
      expect((await request(`${base}/properties/deals`, { method: 'POST', body })).status).toBe(400);
    },
  );

  it('refuses a currency that there is no rate for', async () => {
    expect((await request(`${base}/properties/deals?currency=XYZ`, { method: 'POST', body: MALE_POINT })).status).toBe(
      400,
    );
  });

  it('lists which rooms remain', async () => {
    const query = `property_id=${resort?.id}&check_in=2026-02-03`;
    expect((await request(`${base}/properties/availability?${query}`)).json).toMatchObject({
      data: { property_id: resort?.id, check_in: '2026-02-03', rooms: [{}, {}, {}, {}] },
    });
    expect((await request(`${base}/properties/availability?property_id=R0`)).status).toBe(404);
    expect((await request(`${base}/properties/availability?${query}0`)).status).toBe(400);
  });

  it('holds, shows until when, and releases, also repeatedly', async () => {
    const app = createSandbox({ now: () => new Date('2026-02-03T11:00:00Z') });
    const reference = await hold(app);
    const fields = { reference_number: reference, property_id: resort?.id, expires_at: '2026-02-03T11:15:00.000Z' };
    expect((await request(`${base}/properties/hold-check?reference_number=${reference}`, { app })).json).toEqual({
      data: { ...fields, status: 'HELD' },
    });
    const release = `${base}/itineraries?reference_number=${reference}&status=RELEASE`;
    for (const isRepeat of ['', '&again=1']) {
      const { status, json } = await request(release + isRepeat, { method: 'PUT', app });
      expect([status, json]).toEqual([200, { data: { ...fields, status: 'RELEASED' } }]);
    }
  });

  it('has all details of a resort, in codes and figures', async () => {
    const { json } = await request(`${base}/properties/details?property_id=${resort?.id}`);
    const { data } = json as { data: { images: string[]; name: string } };
    expect(data).toMatchObject({ name: resort?.name, facts: {}, policies: {} });
    for (const image of data.images) expect((await createSandbox().request(image)).status).toBe(200);
    expect((await request(`${base}/properties/details?property_id=R0`)).status).toBe(404);
  });

  const stay = { check_in: '2026-02-03', check_out: '2026-02-05', adults: 2, children: 1, currency: 'EUR' };
  const guest = {
    guest: { firstName: 'Ada', lastName: 'Byron' },
    contact: { email: 'ada@example.com', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
  };
  const post = (body: object, app?: Hono) =>
    request(`${base}/itineraries`, { method: 'POST', body, ...(app === undefined ? {} : { app }) });

  it('holds a room for a stay at the price of all nights, unless it is sold out or too small', async () => {
    const query = `property_id=${resort?.id}&check_in=2026-02-03&currency=EUR`;
    const { json } = await request(`${base}/properties/availability?${query}`);
    const { rooms } = (json as { data: { rooms: { id: string; left: number; sleeps: number; price: number }[] } }).data;
    for (const { id, left, sleeps, price } of rooms) {
      const response = await post({ property_id: resort?.id, unit_id: id, ...stay });
      expect(response.status).toBe(left === 0 ? 409 : sleeps < 3 ? 400 : 201);
      const heldStay = { stay: { unit_id: id, total: Math.round(price * 200) / 100, property_name: resort?.name } };
      if (response.status === 201) expect(response.json).toMatchObject({ data: heldStay });
    }
  });

  it.each([{ adults: 0 }, { children: 7 }, { check_out: '2026-02-03' }, { unit_id: 'x' }, { currency: 'XYZ' }])(
    'refuses a stay with %j',
    async (wrong) => {
      const body = { property_id: resort?.id, unit_id: 'family-house', ...stay, ...wrong };
      expect((await post(body)).status).toBe(400);
    },
  );

  it('books a hold, as often as it is requested; then it is no hold any more', async () => {
    const app = createSandbox();
    const reference = await hold(app, MAYA);
    for (let time = 0; time < 2; time += 1) {
      const { status, json } = await post({ reference_number: reference, ...guest }, app);
      expect([status, json]).toMatchObject([201, { data: { reference_number: reference, status: 'BOOKED' } }]);
    }
    const release = `${base}/itineraries?reference_number=${reference}&status=RELEASE`;
    expect((await request(release, { method: 'PUT', app })).status).toBe(409);
    expect((await request(`${base}/properties/hold-check`, { app, headers: MAYA })).json).toEqual({ data: null });
  });

  it('books nothing that is over, without a guest, or with more of a card than its last four digits', async () => {
    const app = createSandbox();
    const reference = await hold(app);
    const payment = { ...guest.payment, number: '4242424242424242' };
    const wrongBodies = [{ ...guest, payment }, { ...guest, guest: {} }, { ...guest, contact: {} }, {}];
    for (const body of wrongBodies)
      expect((await post({ reference_number: reference, ...body }, app)).status).toBe(400);
    await request(`${base}/itineraries?reference_number=${reference}&status=RELEASE`, { method: 'PUT', app });
    expect((await post({ reference_number: reference, ...guest }, app)).status).toBe(410);
    expect((await post({ reference_number: 'RES-1', ...guest }, app)).status).toBe(404);
  });

  it('lets a hold run out by its clock', async () => {
    let now = new Date('2026-02-03T11:00:00Z');
    const app = createSandbox({ now: () => now });
    const reference = await hold(app, MAYA);
    now = new Date('2026-02-03T11:15:00Z');
    expect((await request(`${base}/properties/hold-check`, { app, headers: MAYA })).json).toMatchObject({
      data: { status: 'EXPIRED' },
    });
    const release = `${base}/itineraries?reference_number=${reference}&status=RELEASE`;
    expect((await request(release, { method: 'PUT', app })).status).toBe(410);
  });

  it('gives nobody a guest’s hold for the id of their session, nor one’s for another’s, nor by guessed numbers', async () => {
    const app = createSandbox();
    const [guests, mayas] = [await hold(app), await hold(app, MAYA)];
    const owners = { ...correlationHeaders, 'x-access-token': 'sandbox-aurora-owner' };
    const seenHeaders = async (headers: typeof correlationHeaders) =>
      ((await request(`${base}/properties/hold-check`, { app, headers })).json as { data: unknown }).data;
    expect([await seenHeaders(correlationHeaders), await seenHeaders(owners)]).toEqual([null, null]);
    expect(await seenHeaders({ ...MAYA, 'x-session-id': 'session-2' })).toMatchObject({ reference_number: mayas });
    for (const reference of [guests, mayas]) expect(reference).toMatch(/^RES-[A-Z2-9]{10}$/);
  });

  it('refuses another status with 400, an unknown reference with 404, a hold on no resort with 400', async () => {
    const put = async (query: string) => (await request(`${base}/itineraries?${query}`, { method: 'PUT' })).status;
    expect(await put('reference_number=RES-1&status=CANCEL')).toBe(400);
    expect(await put('reference_number=RES-1')).toBe(400);
    expect(await put('reference_number=RES-1&status=RELEASE')).toBe(404);
    expect(await put('status=RELEASE')).toBe(404);
    expect((await request(`${base}/properties/hold-check?reference_number=RES-1`)).status).toBe(404);
    expect((await request(`${base}/itineraries`, { method: 'POST', body: { property_id: 'R0' } })).status).toBe(400);
  });

  it.each([
    ['GET', '/search?key=bali'],
    ['POST', '/properties/deals'],
    ['GET', '/properties/hold-check'],
    ['GET', '/properties/availability'],
    ['PUT', '/itineraries'],
    ['POST', '/itineraries'],
  ])('needs the id of the call: %s %s without x-correlation-id is refused', async (method, path) => {
    const response = await requestSandbox(base + path, { method, headers: { accept: 'application/json' } });
    expect([response.status, response.json]).toEqual([
      400,
      { message: 'Calls of the resort service carry x-correlation-id.' },
    ]);
  });
});

it('leaves /search to the page where a browser opens it', async () => {
  const response = await requestSandbox('/search?key=bali', { headers: { accept: 'text/html,*/*' } });
  expect([response.status, response.json]).toEqual([404, { message: 'The sandbox has nothing at GET /search.' }]);
});
