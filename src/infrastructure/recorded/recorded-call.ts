import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { ModuleRequest, QueryParameters } from '../http/http-client.ts';
import { REDACTED_TEXT, redact } from './redact.ts';

const CREDENTIAL_PATTERN = /^(?:e-?mail|user(?:name)?|personId|password)$/i;

/** A call in the form in which it is recorded, and recognised in a replay. */
export interface RecordedCall {
  readonly service: RecordedService;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly query: QueryParameters;
  /** Without credentials; `null` if there is no body. */
  readonly body: unknown;
  readonly response: Result<unknown, CallFailure>;
}

export type RecordedService = 'api' | 'resort';

/** The same text for equal calls, regardless of the order of their parameters. */
export function callKey({ service, method, path, query, body }: Omit<RecordedCall, 'response'>): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  const sortedParameters = Object.fromEntries(parameters.sort(([one], [other]) => (one < other ? -1 : 1)));
  // Recordings contain no secrets, but the replayed call may.
  return JSON.stringify(redact([service, method, path, sortedParameters, body]));
}

/** The body for a recording, without credentials. */
export function withoutCredentials(body: object | undefined): unknown {
  if (body === undefined) return null;
  const redacted = Object.entries(body).map(([name, value]) => [
    name,
    CREDENTIAL_PATTERN.test(name) ? REDACTED_TEXT : value,
  ]);
  return Object.fromEntries(redacted);
}

/** The recorded parts of a remote module's request besides its body. */
export function recordedRequest({
  method,
  path,
  query,
}: ModuleRequest): Pick<RecordedCall, 'method' | 'path' | 'query'> {
  return { method, path, query };
}

/** The recorded body of a remote module's request; left out for files. */
export function recordedBody({ data }: ModuleRequest): object | undefined {
  return typeof data === 'string' ? JSON.parse(data) : undefined;
}
