import {
  DEMO_PASSWORD,
  type Person,
  personOfEmail,
  personOfToken,
  tokenOf,
} from '../../../sandbox/world/agencies/people.ts';
import { agentDataOf, profileOf } from '../../../sandbox/world/agencies/profile.ts';
import type { ResponseStatus } from '../../application/session/request-interceptor.port.ts';
import type { Credentials } from '../../application/session/sign-in.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { responseStatusOf } from '../http/http-interceptor.ts';
import { refused } from './refused.ts';

type Answer = Result<unknown, CallFailure>;

interface Needs {
  /** The subdomain of the agency whose people may come in. */
  readonly agency: string;
  /** Called with the status of each response to a token. */
  readonly onResponse: (status: ResponseStatus) => void;
}

/** The demo people of an agency as wire answers. */
export function memoryPeople({ agency, onResponse }: Needs) {
  const answerFor = (call: string, token: string, answer: (person: Person) => Answer): Answer => {
    const person = personOfToken(token);
    const response = person?.agency === agency ? answer(person) : refused(401, 'Nobody here has this token.');
    const status = responseStatusOf(response);
    if (status !== undefined) onResponse({ call, status });
    return response;
  };
  return {
    profile: (token: string) => answerFor('GET /api/user/profile', token, (person) => ok(profileOf(person))),
    agentData: (token: string) =>
      answerFor('GET /api/user/agent-data', token, (person) => {
        const data = agentDataOf(person);
        return data === null ? refused(403, 'Only travel agents have agent data.') : ok({ data });
      }),
    signIn({ email, password }: Credentials): Answer {
      const person = password === DEMO_PASSWORD ? personOfEmail(agency, email) : null;
      return person === null
        ? refused(401, 'The e-mail address or password is wrong.')
        : ok({ token: tokenOf(person) });
    },
  };
}
