import { DEFAULT_MARKUPS, type Markups } from '../offers/markups.ts';
import type { Person } from './people.ts';

/**
 * A user profile in the form of the API, with the field names of rules §3 and the permissions of rules 6.1. At some
 * agencies fields are missing or wrong.
 */
export type ProfileRecord = Readonly<Record<string, unknown>>;

/**
 * A person's profile.
 *
 * @param origin of the pictures' addresses, `http://host:port`; without it their addresses are paths
 */
export function personProfile(person: Person, origin = ''): ProfileRecord {
  const { id, agency, firstName, lastName, email, country, profile } = person;
  const { credits, ...granted } = profile;
  return {
    id: `${agency}-${id}`,
    auth: true,
    // New users haven't entered a country.
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

/** The additional data of travel agents, in the form of the API. The rules don't name its fields. */
export interface AgentDataRecord {
  readonly agentId: string;
  readonly agency: string;
  /** The agency's markup in percent, by product; empty for restricted agents. */
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
