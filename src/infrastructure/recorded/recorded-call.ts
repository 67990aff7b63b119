import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { QueryParameters } from '../http/http-client.ts';
import { REDACTED } from './redact.ts';

const CREDENTIAL = /^(?:e-?mail|user(?:name)?|personId|password)$/i;

/** A call as it is recorded, and as a replay recognises it. */
export interface RecordedCall {
  readonly service: RecordedService;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query: QueryParameters;
  /** Without credentials; `null` where there is none. */
  readonly body: unknown;
  readonly response: Result<unknown, CallFailure>;
}

export type RecordedService = 'api' | 'resort';

/** The same text for equal calls, whatever the order of their parameters. */
export function callKey({ service, method, path, query, body }: Omit<RecordedCall, 'response'>): string {
  const parameters = Object.entries(query).filter(([, value]) => value !== undefined);
  return JSON.stringify([service, method, path, parameters.sort(([one], [other]) => (one < other ? -1 : 1)), body]);
}

/** The body as it is recorded: without who signs in. */
export function withoutCredentials(body: object | undefined): unknown {
  if (body === undefined) return null;
  const redacted = Object.entries(body).map(([name, value]) => [name, CREDENTIAL.test(name) ? REDACTED : value]);
  return Object.fromEntries(redacted);
}
