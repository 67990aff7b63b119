import type { LanguageCode } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { type Err, err, ok, type Result } from '@livery/contract/shared/result';
import { DEMO_PASSWORD, type Person, personOfEmail, personOfToken, personToken } from '../world/agencies/people.ts';
import { personAgentData, personProfile } from '../world/agencies/profile.ts';

/** Scalars are sent as parameters; undefined ones are left out. */
export type QueryParameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** A request to the demo world. */
export interface MemoryRequest {
  readonly query: QueryParameters;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
  /** English by default. */
  readonly language?: LanguageCode | undefined;
}

/** Responses in wire form by method and path, such as `GET /search`. */
export type MemoryRoutes = Readonly<Record<string, (request: MemoryRequest) => Result<unknown, CallFailure>>>;

/** The demo world's response if the sandbox's server would send this status. */
export function refusedCall(status: number, message: string): Err<CallFailure> {
  return err({ kind: 'refused', status, message });
}

/** The demo people of the agency with this subdomain, and how they sign in. */
export function peopleRoutes(agency: string): MemoryRoutes {
  const forTokenHolder =
    (respond: (person: Person) => ReturnType<MemoryRoutes[string]>): MemoryRoutes[string] =>
    ({ token = '' }) => {
      const person = personOfToken(token);
      return person?.agency === agency ? respond(person) : refusedCall(401, 'This token is unknown.');
    };
  return {
    'GET /api/user/profile': forTokenHolder((person) => ok(personProfile(person))),
    'GET /api/user/agent-data': forTokenHolder((person) => {
      const data = personAgentData(person);
      return data === null ? refusedCall(403, 'Only travel agents have agent data.') : ok({ data });
    }),
    'GET /api/user/changeLanguage/{language}': () => ok({}),
    'POST /api/user/login': ({ body: { email, password } }) => {
      const person = password === DEMO_PASSWORD ? personOfEmail(agency, String(email)) : null;
      return person === null
        ? refusedCall(401, 'The e-mail address or password is wrong.')
        : ok({ token: personToken(person) });
    },
  };
}
