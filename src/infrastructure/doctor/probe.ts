import type { CallOutcome } from '../../application/diagnosis/diagnosis.port.ts';
import type { QueryParameters } from '../http/http-client.ts';
import type { RecordedService } from '../recorded/recorded-call.ts';

/** One request as the shell would make it. */
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
  /** The body of any response; `undefined` if it isn't JSON. */
  readonly json: unknown;
  /** How the body was sent, if there is one. */
  readonly sent?: SentBody | undefined;
}

/** Facts about a body besides its content. */
export interface SentBody {
  /** From the header; empty if there is none. */
  readonly contentType: string;
  readonly hasByteOrderMark: boolean;
}

/** Sends a request once, without retries. Never rejects. */
export type SendProbe = (probe: Probe) => Promise<ProbeResponse>;
