import { type Context, Hono } from 'hono';
import { agencyLanguages } from '../../world/agencies/agency-market.ts';
import type { Person } from '../../world/agencies/people.ts';
import { type ProfileRecord, personAgentData, personProfile } from '../../world/agencies/profile.ts';
import { profileCredits } from '../../world/office/wallet-entries.ts';
import { isRecord } from '../../world/query-fields.ts';
import { ownOrigin, personOfRequest, searchContext } from '../request/request-context.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { personBookings, personWallet } from './wallet.ts';

/**
 * The signed-in user's data: `GET /api/user/changeLanguage/{language}` (rules §7), and outside rules §7 `GET
 * /api/user/profile`, `GET /api/user/agent-data`, and `GET` and `POST /api/user/favourites`. Without a token of this
 * agency: 401.
 */
export function userRoutes(world: SandboxWorld): Hono {
  const { accounts } = world;
  const favourites = new Map<string, readonly unknown[]>();
  return new Hono()
    .get('/api/user/profile', (c) => {
      const person = personOfRequest(c, accounts);
      if (person === null) return c.json(NOT_SIGNED_IN, 401);
      const language = accounts.languageOf(person);
      const profile = {
        ...personProfile(person, ownOrigin(c.req.raw)),
        ...(language === undefined ? {} : { language }),
      };
      return c.json(currentProfile(profile, person, world, c));
    })
    .get('/api/user/agent-data', (c) => {
      const person = personOfRequest(c, accounts);
      if (person === null) return c.json(NOT_SIGNED_IN, 401);
      const data = personAgentData(person, searchContext(world, c).markups);
      return data === null ? c.json({ message: 'Only travel agents have agent data.' }, 403) : c.json({ data });
    })
    .get('/api/user/favourites', (c) => {
      const person = personOfRequest(c, accounts);
      if (person === null) return c.json(NOT_SIGNED_IN, 401);
      return c.json({ favourites: favourites.get(person.id) ?? [] });
    })
    .post('/api/user/favourites', async (c) => {
      const person = personOfRequest(c, accounts);
      if (person === null) return c.json(NOT_SIGNED_IN, 401);
      const body: unknown = await c.req.json().catch(() => null);
      const list = isRecord(body) ? body['favourites'] : undefined;
      if (!Array.isArray(list) || list.length > MAX_FAVOURITES) {
        return c.json({ message: `favourites must be a list of ${MAX_FAVOURITES} items at most.` }, 400);
      }
      favourites.set(person.id, list);
      return c.json({ favourites: list });
    })
    .get('/api/user/changeLanguage/:language', (c) => {
      const person = personOfRequest(c, accounts);
      if (person === null) return c.json(NOT_SIGNED_IN, 401);
      const { language } = c.req.param();
      const offeredCodes = agencyLanguages(person.agency).map(({ code }) => code);
      if (!offeredCodes.includes(language))
        return c.json({ message: `language must be one of ${offeredCodes.join(', ')}.` }, 400);
      accounts.setLanguage(person, language);
      return c.json({ message: 'The language has been changed.', language });
    });
}

/** The shell's maximum. */
const MAX_FAVOURITES = 100;

const NOT_SIGNED_IN = { message: 'Sign in first: the token is missing or unknown.' };

/** A user profile with the changes since the start: the name, and the earnings. */
function currentProfile(profile: ProfileRecord, person: Person, world: SandboxWorld, c: Context): ProfileRecord {
  const { profiles, bookings } = world.stores;
  const { personal_info: info } = profile;
  const [changedName, bookedBookings] = [profiles.changedName(person), personBookings(person, bookings)];
  if (!isRecord(info) || (changedName === undefined && bookedBookings.length === 0)) return profile;
  const earns = bookedBookings.length > 0 && profileCredits(person.profile) !== null;
  return {
    ...profile,
    personal_info: {
      ...info,
      ...(changedName === undefined ? {} : { first_name: changedName.firstName, last_name: changedName.lastName }),
      ...(earns ? { credits: personWallet(person, bookedBookings, searchContext(world, c)).balance } : {}),
    },
  };
}
