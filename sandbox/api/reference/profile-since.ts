import type { Context } from 'hono';
import type { Person } from '../../world/people.ts';
import type { ProfileRecord } from '../../world/profile-of.ts';
import { creditsOf } from '../../world/reference/wallet-entries.ts';
import { isRecord } from '../is-record.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { askedOf } from './asked-of.ts';
import { visitOf } from './visit-of.ts';
import { bookingsOf, walletOf } from './wallet-of.ts';

/** A user profile with what has changed since the start: how they are called, and what they earned. */
export function profileSince(profile: ProfileRecord, person: Person, world: SandboxWorld, c: Context): ProfileRecord {
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
