import { type Context, Hono } from 'hono';
import { nameOf } from '../../../world/agencies/people.ts';
import { type Client, UNCHANGED, type VersionedRecord } from '../../../world/office/clients.ts';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff, mayUse, type Requester } from '../access.ts';
import { isBookedFor } from '../bookings/booking.ts';
import { clientFields, travellerFields } from './client-request.ts';

const CLIENT = '/api/reference/clients/:id';
const TRAVELLERS = `${CLIENT}/travellers`;
const TRAVELLER = `${TRAVELLERS}/:traveller`;
const MAX_TRAVELLERS = 20;

/** `/api/reference/clients`: whom an agency's agents look after, and who travels with them. */
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
  /** With their bookings, if the requester may read these; a list has only the number of them, and nobody's papers. */
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
    clients.list(agency).some((other) => other.id !== id && other.email.toLowerCase() === address.toLowerCase());

  return new Hono()
    .get('/api/reference/clients', readers, (c) => {
      const { agency } = c.var.requester;
      return c.json({ data: clients.list(agency).map((client) => brief(agency, client)) });
    })
    .post('/api/reference/clients', writers, async (c) => {
      const { agency } = c.var.requester;
      const fields = clientFields((await bodyOf(c)) ?? {}, {}, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      if (isTaken(agency, fields.email)) return c.json(TAKEN, 409);
      const id = `${agency}-client-${code('client', 8)}`;
      const client = clients.save(agency, { id, ...fields, since: today(c), travellers: [], ...UNCHANGED });
      return c.json({ data: brief(agency, client) }, 201);
    })
    .get(CLIENT, readers, (c) => {
      const { agency } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      return client === undefined ? c.json(UNKNOWN, 404) : c.json({ data: details(c.var.requester, client) });
    })
    .patch(CLIENT, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      if (client === undefined) return c.json(UNKNOWN, 404);
      const { version, ...body } = (await bodyOf(c)) ?? {};
      if (version !== client.version) return c.json(changedMeanwhile(client), 409);
      const fields = clientFields(body, client, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      if (isTaken(agency, fields.email, client.id)) return c.json(TAKEN, 422);
      const changed = clients.save(agency, { ...client, ...fields, ...nextVersion(client, nameOf(person)) });
      return c.json({ data: details(c.var.requester, changed) });
    })
    .post(TRAVELLERS, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      if (client === undefined) return c.json(UNKNOWN, 404);
      if (client.travellers.length >= MAX_TRAVELLERS) return c.json(FULL, 422);
      const fields = travellerFields((await bodyOf(c)) ?? {}, {}, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      const id = `traveller-${code('traveller', 8)}`;
      const added = { id, ...fields, ...UNCHANGED, changedBy: nameOf(person) };
      const changed = clients.save(agency, { ...client, travellers: [...client.travellers, added] });
      return c.json({ data: details(c.var.requester, changed) }, 201);
    })
    .patch(TRAVELLER, writers, async (c) => {
      const { agency, person } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      const traveller = client?.travellers.find(({ id }) => id === c.req.param('traveller'));
      if (client === undefined || traveller === undefined) return c.json(UNKNOWN, 404);
      const { version, ...body } = (await bodyOf(c)) ?? {};
      if (version !== traveller.version) return c.json(changedMeanwhile(traveller), 409);
      const fields = travellerFields(body, traveller, today(c));
      if (typeof fields === 'string') return c.json({ message: fields }, 400);
      const changed = { ...traveller, ...fields, ...nextVersion(traveller, nameOf(person)) };
      const travellers = client.travellers.map((other) => (other.id === changed.id ? changed : other));
      return c.json({ data: details(c.var.requester, clients.save(agency, { ...client, travellers })) });
    })
    .delete(TRAVELLER, writers, (c) => {
      const { agency } = c.var.requester;
      const client = clients.find(agency, c.req.param('id'));
      const traveller = client?.travellers.find(({ id }) => id === c.req.param('traveller'));
      if (client === undefined || traveller === undefined) return c.json(UNKNOWN, 404);
      if (c.req.query('version') !== String(traveller.version)) return c.json(changedMeanwhile(traveller), 409);
      const travellers = client.travellers.filter(({ id }) => id !== traveller.id);
      return c.json({ data: details(c.var.requester, clients.save(agency, { ...client, travellers })) });
    });
}

const TAKEN = { message: 'email already belongs to a client.' };
/** The same for who is nobody and for another agency's client. */
const UNKNOWN = { message: 'There is no such client.' };
const FULL = { message: `A client has at most ${MAX_TRAVELLERS} fellow travellers.` };

const nextVersion = ({ version }: VersionedRecord, changedBy: string): VersionedRecord => ({
  version: version + 1,
  changedBy,
});

const changedMeanwhile = ({ changedBy }: VersionedRecord) => ({
  message: `version is not the latest: ${changedBy ?? 'somebody'} has changed this since it was read.`,
});
