import { Hono } from 'hono';
import { forOwnData, forSignedIn } from '../reference/access.ts';
import { translateBookings } from '../reference/bookings/translate-bookings.ts';
import { searchContext } from '../request/request-context.ts';
import { isEmailAddress, isPhone, parseJsonBody } from '../request/request-fields.ts';
import { withContentLanguage } from '../request/request-language.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import type { OwnProfile } from './profile-store.ts';
import { personBookings, personWallet } from './wallet.ts';

/**
 * `/api/reference/profile`: the user's own profile; a POST changes the fields in its body, a PUT those in its query.
 * `GET /api/reference/wallet`: the user's earnings and payments.
 */
export function profileRoutes(world: SandboxWorld): Hono {
  const { profiles, bookings } = world.stores;
  const calls = new Hono();
  const translateBooking = translateBookings();
  const signedIn = forSignedIn(world);
  for (const path of ['/api/reference/profile', '/api/reference/settings/profile']) {
    calls
      .get(path, signedIn, (c) => c.json({ data: profiles.read(c.var.requester.person) }))
      .on(['POST', 'PUT'], path, signedIn, async (c) => {
        const changes = parseChanges((c.req.method === 'PUT' ? c.req.query() : await parseJsonBody(c)) ?? {});
        if (typeof changes === 'string') return c.json({ message: changes }, 400);
        return c.json({ data: profiles.save(c.var.requester.person, changes) });
      });
  }
  return calls.get('/api/reference/wallet', withContentLanguage, forOwnData(world, 'wallet', 'read'), (c) => {
    const { person } = c.var.requester;
    const context = searchContext(world, c);
    const ownBookings = personBookings(person, bookings, (storedBooking) => translateBooking(storedBooking, context));
    return c.json({ data: personWallet(person, ownBookings, context) });
  });
}

const TEXT_FIELDS = ['firstName', 'lastName', 'street', 'city', 'postalCode', 'seat', 'meal'] as const;
const OPTIONAL_FIELDS: ReadonlySet<string> = new Set(['lastName', 'street', 'city', 'postalCode']);

/** The changed fields, or one sentence about an invalid one. Other fields stay as they are. */
function parseChanges(fields: Readonly<Record<string, unknown>>): Partial<OwnProfile> | string {
  const texts: [string, string][] = [];
  for (const field of TEXT_FIELDS) {
    const value = Object.hasOwn(fields, field) ? fields[field] : undefined;
    if (value === undefined) continue;
    if (typeof value !== 'string' || value.length > 200) return `${field} must be text of at most 200 characters.`;
    if (value.trim() === '' && !OPTIONAL_FIELDS.has(field)) return `${field} must not be empty.`;
    texts.push([field, value.trim()]);
  }
  const { email, phone, country, newsletter } = fields;
  if (email !== undefined && !isEmailAddress(email)) return 'email must be an e-mail address.';
  if (phone !== undefined && phone !== '' && !isPhone(phone))
    return 'phone must be a phone number, such as +44 20 7946 0123.';
  if (country !== undefined && !(typeof country === 'string' && /^([A-Z]{2})?$/.test(country)))
    return 'country must be a code of two capitals, such as US.';
  if (newsletter !== undefined && ![true, false, 'true', 'false'].some((one) => one === newsletter))
    return 'newsletter must be true or false.';
  return {
    ...Object.fromEntries(texts),
    ...(email === undefined ? {} : { email: email.trim() }),
    ...(typeof phone === 'string' ? { phone: phone.trim() } : {}),
    ...(typeof country === 'string' ? { country } : {}),
    ...(newsletter === undefined ? {} : { newsletter: newsletter === true || newsletter === 'true' }),
  };
}
