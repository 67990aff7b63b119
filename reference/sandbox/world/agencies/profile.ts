import { DEFAULT_MARKUPS, type Markups } from '../offers/markups.ts';
import type { Person } from './people.ts';

/**
 * A user profile as the wire carries it, with the field names of rules §3 and the permissions of rules 6.1.
 * At some agencies fields are missing or wrong.
 */
export type ProfileRecord = Readonly<Record<string, unknown>>;

/**
 * A person's profile.
 *
 * @param origin where the pictures are served, as `http://host:port`; without it their addresses are paths
 */
export function personProfile(person: Person, origin = ''): ProfileRecord {
  const { id, agency, firstName, lastName, email, country, profile } = person;
  const { credits, ...granted } = profile;
  return {
    id: `${agency}-${id}`,
    auth: true,
    // New users have not said where they live.
    ...(country === '' ? {} : { geoLocation: { countryCode: country } }),
    personal_info: {
      first_name: firstName,
      last_name: lastName,
      email,
      profile_image: `${origin}/media/portrait/${agency}/${id}.svg`,
      ...(credits === undefined ? {} : { credits }),
    },
    ...granted,
  };
}

/** The additional data of travel agents, as the wire carries it. The rules do not name its fields. */
export interface AgentDataRecord {
  readonly agentId: string;
  readonly agency: string;
  /** Percent that the agency adds, by product; none for restricted agents. */
  readonly markup: Partial<Markups>;
  readonly clients: number;
  readonly openProposals: number;
}

/** The extra data of a travel agent, or null for other people. @rule 6.4 */
export function personAgentData({ id, agency, profile }: Person, markups = DEFAULT_MARKUPS): AgentDataRecord | null {
  if (profile['isTravelAgent'] !== true) return null;
  const weight = [...`${agency}${id}`].length;
  return {
    agentId: `${agency}-${id}`,
    agency,
    markup: profile['isRestrictedAgent'] === false ? markups : {},
    clients: weight * 3,
    openProposals: weight % 7,
  };
}
