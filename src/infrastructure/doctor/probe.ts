import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import type { QueryParameters } from '../http/http-client.ts';
import type { RecordedService } from '../recorded/recorded-call.ts';

/** One request, as the shell would make it. */
export interface Probe {
  readonly service: RecordedService;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly query: QueryParameters;
  readonly body: object | undefined;
}

/** The response, or why there was none. */
export interface ProbeResponse {
  readonly outcome: CallOutcome;
  readonly milliseconds: number;
  /** The body of a response, good or not; `undefined` if there is none that is JSON. */
  readonly json: unknown;
  /** How the body was sent, if there is one. */
  readonly sent?: SentBody | undefined;
}

/** What is known of a body beside what it says. */
export interface SentBody {
  /** As the header says; the empty text if there is none. */
  readonly contentType: string;
  readonly hasByteOrderMark: boolean;
}

/** Sends a request once, without retries. Never rejects. */
export type SendProbe = (probe: Probe) => Promise<ProbeResponse>;
