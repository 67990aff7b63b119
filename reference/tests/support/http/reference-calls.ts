import { SOME_SEARCH } from '@livery/sandbox/tests/reference/support/some-searches';
import { CONTEXT } from '../../../../tests/support/http/an-http-client.ts';
import type { RecordedSandbox } from './recorded-sandbox.ts';

/** A PNG of one pixel. */
const WHOLE_PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

interface SentCall {
  readonly body?: object;
  /** The agency whose site sends it, and one of its demo people; by default, a visitor. */
  readonly agency?: string;
  readonly person?: string;
}

/** The data of a response, of unknown type. */
type Data = ReturnType<typeof JSON.parse>;

const CONTACT = { email: 'ada@aurora.example', phone: '+44 20 7946 0123' };
const CARD = { method: 'card', last4: '4242' };
const NEW_PERSON = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada.l@aurora.example' };

/** Makes every call of the reference app beyond rules §7, as its pages do; each of them succeeds. */
export async function makeReferenceCalls({ url, exchanges }: RecordedSandbox): Promise<void> {
  let calls = 0;

  async function call(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    { body, agency = 'aurora', person }: SentCall = {},
  ) {
    calls += 1;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': CONTEXT.language,
        'x-session-id': CONTEXT.sessionId,
        timezone: CONTEXT.timeZone,
        origin: `http://${agency}.localhost`,
        ...(person === undefined ? { 'x-auth-optional': 'true' } : { 'x-access-token': `sandbox-${agency}-${person}` }),
        ...(path.startsWith('/api/') ? {} : { 'x-correlation-id': crypto.randomUUID() }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const json: Data = await response.json();
    if (!response.ok) throw new Error(`${method} ${path} responds with ${response.status}: ${json.message}`);
    return json;
  }

  const owner = { person: 'owner' };
  const agent = { person: 'agent' };
  await readArticles();
  const offer = await findOffers();
  await book(offer);
  await workAsAgency(offer);
  await lookAfterOneself();
  await holdResort();
  if (exchanges.length < calls) throw new Error('Some calls were not recorded.');

  async function readArticles() {
    await call('POST', '/api/content/subscribers', { body: { email: NEW_PERSON.email } });
    for (const family of ['blog', 'destinations']) {
      const { data } = await call('GET', `/api/content/${family}`);
      for (const { slug } of data) await call('GET', `/api/content/${family}/${slug}`);
    }
  }

  async function findOffers(): Promise<Data> {
    const records: Data[] = [];
    for (const [product, search] of Object.entries(SOME_SEARCH)) {
      const query = new URLSearchParams(inAYear(search));
      const { data } = await call('GET', `/api/reference/${product}/offers?${query}`);
      await call('GET', `/api/reference/${product}/offers?${query}`, agent);
      for (const { id } of data.slice(0, 3)) {
        records.push((await call('GET', `/api/reference/${product}/offers/${encodeURIComponent(id)}`)).data);
      }
    }
    return records[0];
  }

  async function book({ id, product, choices, price }: Data) {
    const body = {
      product,
      offerId: id,
      choiceId: choices[0]?.id ?? null,
      travellers: Array.from({ length: 2 }, () => ({ firstName: 'Ada', lastName: 'Lovelace', kind: 'adult' })),
      contact: CONTACT,
      payment: CARD,
      shown: { amount: 1, currency: price.currency ?? 'USD' },
      idempotencyKey: 'key-1',
    };
    const { referenceNumber } = (await call('POST', '/api/reference/bookings', { body })).data;
    await call('GET', '/api/reference/bookings');
    await call('GET', `/api/reference/bookings/${referenceNumber}`, agent);
    await call('POST', '/api/reference/bookings/find', { body: { referenceNumber, email: CONTACT.email } });
    await call('POST', `/api/reference/bookings/${referenceNumber}/cancel`, { body: { email: CONTACT.email } });
    await call('GET', '/api/reference/bookings', agent);
  }

  async function workAsAgency({ id: offerId, product }: Data) {
    const offers = [{ product, offerId }];
    const invited = await call('POST', '/api/reference/agents', { ...owner, body: { ...NEW_PERSON, role: 'sales' } });
    const change = { role: 'agent', permissions: { clients: { read: true, write: false } }, version: 0 };
    await call('POST', `/api/reference/agents/${invited.data.id}`, { ...owner, body: change });
    await call('GET', '/api/reference/agents', owner);
    const client = await call('POST', '/api/reference/clients', { ...agent, body: { ...NEW_PERSON, country: 'GB' } });
    await call('GET', '/api/reference/clients', agent);
    await changeClient(`/api/reference/clients/${client.data.id}`);
    await bookFor(client.data.id, offerId, product);
    const body = { title: 'Lisbon', clientId: client.data.id, message: 'For you.', offers };
    const proposal = await call('POST', '/api/reference/proposals', { ...agent, body });
    await call('GET', '/api/reference/proposals', agent);
    await call('GET', `/api/reference/proposals/${proposal.data.id}?language=ar`);
    const changedBody = { ...body, language: 'ar', version: proposal.data.version };
    await call('PATCH', `/api/reference/proposals/${proposal.data.id}`, { ...agent, body: changedBody });
    await call('POST', `/api/reference/proposals/${proposal.data.id}/opened`, { body: {} });
    const answer = { answer: 'disapproved', reason: 'Too far.' };
    await call('POST', `/api/reference/proposals/${proposal.data.id}/answer`, { body: answer });
    const toSend = { title: 'Lisbon', path: proposal.data.url };
    const link = await call('POST', '/api/reference/deal-links', { ...agent, body: toSend });
    await call('GET', '/api/reference/deal-links', agent);
    await call('GET', `/api/reference/deal-links/${link.data.id}`);
    await call('GET', '/api/reference/searches', owner);
    const applications = await call('GET', '/api/reference/applications', owner);
    const { id } = applications.data.find(({ status }: Data) => status === 'new');
    await call('POST', `/api/reference/applications/${id}/answer`, { ...owner, body: { answer: 'accepted' } });
    await call('POST', '/api/reference/settings/website/logo', { ...owner, body: { file: WHOLE_PICTURE } });
    for (const page of ['agency', 'profile', 'support']) {
      const { data } = await call('GET', `/api/reference/settings/${page}`, owner);
      await call('POST', `/api/reference/settings/${page}`, { ...owner, body: page === 'profile' ? {} : data });
    }
    await call('GET', '/api/reference/subscription', owner);
    await call('POST', '/api/reference/subscription', { ...owner, body: { plan: 'studio' } });
  }

  async function changeClient(path: string) {
    const { data } = await call('GET', path, agent);
    const papers = { birthDate: '1990-02-03', nationality: 'PT', passport: 'AB12345' };
    const body = { version: data.version, language: 'pt', ...papers };
    await call('PATCH', path, { ...agent, body });
    const fellow = { firstName: 'Byron', lastName: 'Lovelace', ...papers };
    const addedTraveller = await call('POST', `${path}/travellers`, { ...agent, body: fellow });
    const [{ id, version }] = addedTraveller.data.travellers;
    await call('PATCH', `${path}/travellers/${id}`, { ...agent, body: { version, passport: '' } });
    await call('DELETE', `${path}/travellers/${id}?version=${version + 1}`, agent);
  }

  async function bookFor(clientId: string, offerId: string, product: string) {
    const travellers = [{ firstName: 'Ada', lastName: 'Lovelace', kind: 'adult' }];
    const shownMoney = { amount: 1, currency: 'USD' };
    const body = { product, offerId, clientId, travellers, contact: CONTACT, payment: CARD, shown: shownMoney };
    await call('POST', '/api/reference/bookings', { ...agent, body });
    await call('GET', `/api/reference/clients/${clientId}`, agent);
  }

  async function lookAfterOneself() {
    await call('GET', '/api/reference/profile', agent);
    await call('POST', '/api/reference/profile', { ...agent, body: { firstName: 'Ada', newsletter: true } });
    const favourite = { product: 'resorts', id: 'R1', path: '/booknow/resort', title: 'A resort', picture: '' };
    await call('POST', '/api/user/favourites', { ...agent, body: { favourites: [favourite] } });
    await call('GET', '/api/user/favourites', agent);
    await call('GET', '/api/reference/wallet', { person: 'traveller' });
    await call('GET', '/api/reference/wallet', agent);
    await call('POST', '/api/reference/support', { ...agent, body: { subject: 'Help', message: 'Please.' } });
    await call('GET', '/api/reference/support', agent);
    const password = 'difference engine';
    await call('POST', '/api/user/signup', { body: { ...NEW_PERSON, password } });
    await call('POST', '/api/user/forgotpassword', { body: { email: NEW_PERSON.email } });
    const { letters }: Data = await (await fetch(`${url}/sandbox/outbox`)).json();
    const tokenOf = (page: string) =>
      letters.find(({ path }: Data) => path.startsWith(page)).path.slice(`${page}?token=`.length);
    await call('POST', '/api/user/verify', { body: { token: tokenOf('/verify') } });
    await call('POST', '/api/user/newpassword', { body: { token: tokenOf('/newPassword'), password } });
  }

  async function holdResort() {
    const { data: resorts } = await call('POST', '/properties/deals?currency=USD', { body: { lat: 4.17, lon: 73.5 } });
    const [{ id }] = resorts;
    const stay = { check_in: inAYear({ day: '2026-02-10' }).day, check_out: inAYear({ day: '2026-02-12' }).day };
    await call('GET', `/properties/details?property_id=${id}`);
    const query = new URLSearchParams({ property_id: id, ...stay, currency: 'USD' } as Record<string, string>);
    const { data } = await call('GET', `/properties/availability?${query}`);
    const unit = data.rooms.find(({ left }: Data) => left > 0);
    const body = { property_id: id, unit_id: unit.id, ...stay, adults: 1, children: 0, currency: 'USD' };
    const hold = await call('POST', '/itineraries', { body });
    await call('GET', `/properties/hold-check?reference_number=${hold.data.reference_number}`);
    const guest = { firstName: 'Ada', lastName: 'Lovelace' };
    const booking = { reference_number: hold.data.reference_number, guest, contact: CONTACT, payment: CARD };
    await call('POST', '/itineraries', { body: booking });
  }
}

/** The same dates in a year that isn't over: the sandbox doesn't sell past dates. */
function inAYear<Fields extends Readonly<Record<string, string>>>(fields: Fields): Fields {
  const year = Temporal.Now.plainDateISO().year + 1;
  return JSON.parse(JSON.stringify(fields).replaceAll('2026-', `${year}-`));
}
