import { type Context, Hono } from 'hono';
import { fullName } from '../../../world/agencies/people.ts';
import { type Client, INITIAL_VERSION, type VersionedRecord } from '../../../world/office/clients.ts';
import { searchContext } from '../../request/request-context.ts';
import { parseJsonBody } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff, mayUse, type Requester } from '../access.ts';
import { isBookedFor } from '../bookings/booking.ts';
import { clientFields, travellerFields } from './client-request.ts';

const CLIENT_PATH = '/api/reference/clients/:id';
const TRAVELLERS_PATH = `${CLIENT_PATH}/travellers`;
const TRAVELLER_PATH = `${TRAVELLERS_PATH}/:traveller`;
const MAX_TRAVELLERS = 20;

/** `/api/reference/clients`: the clients of an agency's agents, and their fellow travellers. */
export function clientRoutes(world: SandboxWorld): Hono {
  const { clients, code } = world.stores;
  const readers = forStaff(world, 'clients', 'read');
  const writers = forStaff(world, 'clients', 'write');
  const today = (c: Context) => searchContext(world, c).today;
  const bookingsOf = (agency: string, client: Client) =>
    world.stores.bookings
      .list(agency)
      .map(({ booking }) => booking)
      .filter((booking) => isBookedFor(booking, client));
  /** With their bookings, if the requester may read them; a list has only the number of bookings, and no papers. */
  const details = (requester: Requester, client: Client) => ({
    ...client,
    bookings: mayUse(requester, 'bookings', 'read') ? bookingsOf(requester.agency, client) : [],
  });
  const brief = (
    agency: string,
    { id, firstName, lastName, email, phone, country, language, since, note, ...more }: Client,
  ) => {
    const client = { id, firstName, lastName, email, phone, country, language, since, note };
    return { ...client, bookings: bookingsOf(agency, { ...client, ...more }).length };
  };
  const isTaken = (agency: string, address: string, id?: string) =>
    clients
      .list(agency)
      .some((otherClient) => otherClient.id !== id && otherClient.email.toLowerCase() === address.toLowerCase());

  return new Hono()
    .get('/api/reference/clients', readers, (c) => {
      const { agency } = c.var.requester;
      return c.json({ data: clients.list(agency).map((client) => brief(agency, client)) });
    })
    .post('/api/reference/clients', writers, async (c) => {
      const { agency } = c.var.requester;
      const fields = clientFields((await parseJsonBody(c)) ?? {}, {}, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      if (isTaken(agency, fields.email)) return c.json(EMAIL_TAKEN, 409);
      const id = `${agency}-client-${code('client', 8)}`;
      const client = clients.save(agency, { id, ...fields, since: today(c), travellers: [], ...INITIAL_VERSION });
      return c.json({ data: brief(agency, client) }, 201);
    })
    .get(CLIENT_PATH, readers, (c) => {
      const { agency } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      return client === undefined ? c.json(NO_SUCH_CLIENT, 404) : c.json({ data: details(c.var.requester, client) });
    })
    .patch(CLIENT_PATH, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      if (client === undefined) return c.json(NO_SUCH_CLIENT, 404);
      const { version, ...body } = (await parseJsonBody(c)) ?? {};
      if (version !== client.version) return c.json(versionConflict(client), 409);
      const fields = clientFields(body, client, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      if (isTaken(agency, fields.email, client.id)) return c.json(EMAIL_TAKEN, 422);
      const changedClient = clients.save(agency, { ...client, ...fields, ...nextVersion(client, fullName(person)) });
      return c.json({ data: details(c.var.requester, changedClient) });
    })
    .post(TRAVELLERS_PATH, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      if (client === undefined) return c.json(NO_SUCH_CLIENT, 404);
      if (client.travellers.length >= MAX_TRAVELLERS) return c.json(TOO_MANY_TRAVELLERS, 422);
      const fields = travellerFields((await parseJsonBody(c)) ?? {}, {}, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      const id = `traveller-${code('traveller', 8)}`;
      const addedTraveller = { id, ...fields, ...INITIAL_VERSION, changedBy: fullName(person) };
      const changedClient = clients.save(agency, { ...client, travellers: [...client.travellers, addedTraveller] });
      return c.json({ data: details(c.var.requester, changedClient) }, 201);
    })
    .patch(TRAVELLER_PATH, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      const traveller = client?.travellers.find(({ id }) => id === c.req.param('traveller'));
      if (client === undefined || traveller === undefined) return c.json(NO_SUCH_CLIENT, 404);
      const { version, ...body } = (await parseJsonBody(c)) ?? {};
      if (version !== traveller.version) return c.json(versionConflict(traveller), 409);
      const fields = travellerFields(body, traveller, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      const changedTraveller = { ...traveller, ...fields, ...nextVersion(traveller, fullName(person)) };
      const travellers = client.travellers.map((otherTraveller) =>
        otherTraveller.id === changedTraveller.id ? changedTraveller : otherTraveller,
      );
      return c.json({ data: details(c.var.requester, clients.save(agency, { ...client, travellers })) });
    })
    .delete(TRAVELLER_PATH, writers, (c) => {
      const { agency } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      const traveller = client?.travellers.find(({ id }) => id === c.req.param('traveller'));
      if (client === undefined || traveller === undefined) return c.json(NO_SUCH_CLIENT, 404);
      if (c.req.query('version') !== String(traveller.version)) return c.json(versionConflict(traveller), 409);
      const travellers = client.travellers.filter(({ id }) => id !== traveller.id);
      return c.json({ data: details(c.var.requester, clients.save(agency, { ...client, travellers })) });
    });
}

const EMAIL_TAKEN = { message: 'email already belongs to a client.' };
/** The same response for an unknown client and for another agency's. */
const NO_SUCH_CLIENT = { message: 'There is no such client.' };
const TOO_MANY_TRAVELLERS = { message: `A client has at most ${MAX_TRAVELLERS} fellow travellers.` };

const nextVersion = ({ version }: VersionedRecord, changedBy: string): VersionedRecord => ({
  version: version + 1,
  changedBy,
});

const versionConflict = ({ changedBy }: VersionedRecord) => ({
  message: `version is not the latest: ${changedBy ?? 'somebody'} has changed this since it was read.`,
});
