import { type Context, Hono } from 'hono';
import { languagesOf } from '../world/market-of.ts';
import type { Person } from '../world/people.ts';
import { agentDataOf, type ProfileRecord, profileOf } from '../world/profile-of.ts';
import { creditsOf } from '../world/reference/wallet-entries.ts';
import { isRecord } from './is-record.ts';
import { ownOrigin } from './own-origin.ts';
import { personAsking } from './person-asking.ts';
import { askedOf } from './reference/asked-of.ts';
import { visitOf } from './reference/visit-of.ts';
import { bookingsOf, walletOf } from './reference/wallet-of.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/**
 * What is told to whoever is signed in: `GET /api/user/changeLanguage/{language}` (specification §7), and outside the
 * specification `GET /api/user/profile` and `GET /api/user/agent-data`. Without a token of this agency's: 401.
 */
export function userCalls(world: SandboxWorld): Hono {
  const { register } = world;
  return new Hono()
    .get('/api/user/profile', (c) => {
      const person = personAsking(c, register);
      if (person === null) return c.json(UNKNOWN, 401);
      const language = register.languageOf(person);
      const profile = { ...profileOf(person, ownOrigin(c.req.raw)), ...(language === undefined ? {} : { language }) };
      return c.json(profileSince(profile, person, world, c));
    })
    .get('/api/user/agent-data', (c) => {
      const person = personAsking(c, register);
      if (person === null) return c.json(UNKNOWN, 401);
      const data = agentDataOf(person);
      return data === null ? c.json({ message: 'Only travel agents have agent data.' }, 403) : c.json({ data });
    })
    .get('/api/user/changeLanguage/:language', (c) => {
      const person = personAsking(c, register);
      if (person === null) return c.json(UNKNOWN, 401);
      const { language } = c.req.param();
      const offered = languagesOf(person.agency).map(({ code }) => code);
      if (!offered.includes(language))
        return c.json({ message: `language must be one of ${offered.join(', ')}.` }, 400);
      register.speak(person, language);
      return c.json({ message: 'The language has been changed.', language });
    });
}

const UNKNOWN = { message: 'Sign in first: the token is missing or unknown.' };

/** A user profile with what has changed since the start: how they are called, and what they earned. */
function profileSince(profile: ProfileRecord, person: Person, world: SandboxWorld, c: Context): ProfileRecord {
  const { profiles, bookings } = world.desk;
  bookings.takeOver(person.agency, visitOf(c), person.id);
  const { personal_info: info } = profile;
  const [renamed, booked] = [profiles.renamed(person), bookingsOf(person, bookings)];
  if (!isRecord(info) || (renamed === undefined && booked.length === 0)) return profile;
  const earns = booked.length > 0 && creditsOf(person.profile) !== null;
  return {
    ...profile,
    personal_info: {
      ...info,
      ...(renamed === undefined ? {} : { first_name: renamed.firstName, last_name: renamed.lastName }),
      ...(earns ? { credits: walletOf(person, booked, askedOf(world, c).today).balance } : {}),
    },
  };
}
