import { Hono } from 'hono';
import { type Client, clientsOf } from '../../../world/office/clients.ts';
import { searchContext } from '../../request/request-context.ts';
import { bodyOf, isAddress, isPhone, isText } from '../../request/request-fields.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { forStaff } from '../access.ts';
import { createOwnedStore } from '../memory-store.ts';

/** `/api/reference/clients`: whom an agency's agents look after. */
export function clientRoutes(world: SandboxWorld): Hono {
  const added = createOwnedStore<Client>();
  const clients = (agency: string): Client[] => [...added.list(agency), ...clientsOf(agency, world.seed)];
  const bookingsOf = (agency: string, { email }: Client) =>
    world.stores.bookings
      .list(agency)
      .map(({ booking }) => booking)
      .filter(({ contact }) => contact.email.toLowerCase() === email.toLowerCase());
  return new Hono()
    .get('/api/reference/clients', forStaff(world, 'clients', 'read'), (c) => {
      const { agency } = c.var.requester;
      const data = clients(agency).map((client) => ({ ...client, bookings: bookingsOf(agency, client).length }));
      return c.json({ data });
    })
    .post('/api/reference/clients', forStaff(world, 'clients', 'write'), async (c) => {
      const { agency } = c.var.requester;
      const client = newClient((await bodyOf(c)) ?? {});
      if (typeof client === 'string') return c.json({ message: client }, 400);
      if (clients(agency).some(({ email }) => email.toLowerCase() === client.email.toLowerCase())) {
        return c.json({ message: 'email already belongs to a client.' }, 409);
      }
      const id = `${agency}-client-${world.stores.code('client', 8)}`;
      const data = added.save(agency, id, { id, ...client, since: searchContext(world, c).today });
      return c.json({ data: { ...data, bookings: 0 } }, 201);
    })
    .get('/api/reference/clients/:id', forStaff(world, 'clients', 'read'), (c) => {
      const { agency } = c.var.requester;
      const client = clients(agency).find(({ id }) => id === c.req.param('id'));
      if (client === undefined) return c.json({ message: 'There is no such client.' }, 404);
      return c.json({ data: { ...client, bookings: bookingsOf(agency, client) } });
    });
}

function newClient(body: Readonly<Record<string, unknown>>): Omit<Client, 'id' | 'since'> | string {
  const { firstName, lastName, email, phone = '', country = '', note = '' } = body;
  if (!isText(firstName, 100)) return 'firstName must be text of at most 100 characters.';
  if (!isText(lastName, 100)) return 'lastName must be text of at most 100 characters.';
  if (!isAddress(email)) return 'email must be an e-mail address.';
  if (phone !== '' && !isPhone(phone)) return 'phone must be a phone number, such as +44 20 7946 0123.';
  if (typeof country !== 'string' || !/^([A-Z]{2})?$/.test(country))
    return 'country must be a code of two capitals, such as US.';
  if (typeof note !== 'string' || note.length > 1000) return 'note must be text of at most 1,000 characters.';
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    phone: String(phone).trim(),
    country,
    note,
  };
}
