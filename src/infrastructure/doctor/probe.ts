import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import type { Query } from '../http/http-client.ts';
import type { Service } from '../recorded/recorded-call.ts';

/** One request, as the shell would make it. */
export interface Probe {
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query: Query;
  readonly body: object | undefined;
}

/** What came of it. */
export interface Heard {
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
  /** The answer of a good call; `undefined` else. */
  readonly json: unknown;
}

/** Sends a request once, without retries. Never rejects. */
export type Send = (probe: Probe) => Promise<Heard>;
