import type { LanguageCode } from '@livery/contract/market/language';
import type { Diagnosis } from '../../application/diagnosis/diagnosis.port.ts';
import { EMPTY_POLICY_BOOK } from '../../domain/agency/policy-book.ts';
import { requestHeaders } from '../../domain/session/request-headers.ts';
import type { ValidatedPolicyBook } from '../agency/policy-book-wire.ts';
import { systemClock } from '../platform/system-clock.ts';
import { uuidSource } from '../platform/uuid-source.ts';
import { STORED_KEYS } from '../storage/stored-keys.ts';
import { storedSession } from '../wiring/stored-session.ts';
import { createDiagnosis } from './create-diagnosis.ts';
import type { Probe } from './probe.ts';
import { sendOverHttp } from './send-over-http.ts';

interface HttpDiagnosisDependencies {
  /** The address before `/api`. */
  readonly api: string;
  /** The base address of the resort service; by default, the API's. */
  readonly resort: string | undefined;
  readonly host: string;
  /** By default, the token of the stored sign-in. */
  readonly token: string | undefined;
  /** The folder of stored sign-ins; without it there are none. */
  readonly stateFolder: string | undefined;
  readonly language: LanguageCode;
  readonly timeZone: string | undefined;
  readonly now: Temporal.Instant | undefined;
  /** By default, none. */
  readonly policies: ValidatedPolicyBook | undefined;
  /** Limit for each call, in milliseconds. */
  readonly limit: number;
}

/** Examines an API over HTTP, for a host. */
export function httpDiagnosis({
  host,
  policies,
  limit,
  stateFolder,
  ...dependencies
}: HttpDiagnosisDependencies): Diagnosis {
  const api = dependencies.api.replace(/\/$/, '');
  const resort = dependencies.resort?.replace(/\/$/, '') ?? api;
  const ids = uuidSource();
  const clock = systemClock(dependencies);
  const context = {
    language: dependencies.language,
    sessionId: ids.next(),
    timeZone: clock.timeZone(),
    token: dependencies.token ?? (stateFolder === undefined ? undefined : storedToken(stateFolder, host, api)),
    authOptional: false,
  };

  function send({ service, method, path, query, body }: Probe) {
    const url = new URL(`${service === 'api' ? api : resort}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const headers = requestHeaders({ ...context, ...(service === 'api' ? {} : { correlationId: ids.next() }) });
    const text = body === undefined ? undefined : JSON.stringify(body);
    return sendOverHttp({ url, method, headers: { ...headers, Origin: `http://${host}` }, body: text, limit });
  }

  return createDiagnosis({
    host,
    send,
    context,
    clock,
    policies: policies ?? { book: EMPTY_POLICY_BOOK, problems: [] },
    addresses: { 'API address': api, ...(resort === api ? {} : { 'resort service’s address': resort }) },
  });
}

function storedToken(stateFolder: string, host: string, apiUrl: string): string | undefined {
  return storedSession({ stateFolder, host, apiUrl, changes: false }).cookies?.read(STORED_KEYS.token.name);
}
