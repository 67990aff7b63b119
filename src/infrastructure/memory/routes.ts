import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { type Err, err, type Result } from '../../domain/shared/result.ts';
import type { Query } from '../http/http-client.ts';

/** What a request to the demo world brings along. */
export interface MemoryRequest {
  readonly query: Query;
  readonly body: Readonly<Record<string, unknown>>;
  readonly token: string | undefined;
}

/** Responses in wire form by method and path, such as `GET /search`. */
export type MemoryRoutes = Readonly<Record<string, (request: MemoryRequest) => Result<unknown, CallFailure>>>;

/** The demo world's response where the sandbox's server would send this status. */
export function refused(status: number, message: string): Err<CallFailure> {
  return err({ kind: 'refused', status, message });
}
