import { subdomainOfHost } from '../world/agencies/agency-of-host.ts';
import { agencyPeople, DEMO_PASSWORD, personToken } from '../world/agencies/people.ts';

/** An invented person, whose password isn't secret. */
export interface DemoPerson {
  /** Their role at the agency, such as `owner`. */
  readonly id: string;
  readonly email: string;
  readonly password: string;
  readonly token: string;
}

/**
 * The people of the demo agency of a host; none if there is no agency.
 *
 * @param host with or without a port
 */
export function demoPeople(host: string): readonly DemoPerson[] {
  const subdomain = subdomainOfHost(host.replace(/:\d+$/, '')) ?? '';
  return agencyPeople(subdomain).map((person) => ({
    id: person.id,
    email: person.email,
    password: DEMO_PASSWORD,
    token: personToken(person),
  }));
}
