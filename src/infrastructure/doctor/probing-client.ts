import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { HttpClient, Query } from '../http/http-client.ts';
import type { Service } from '../recorded/recorded-call.ts';
import type { ProbeResponse, Send } from './probe.ts';

/** A client that the shell's own adapters ask through, so that a diagnosis makes the very same requests. */
export function probingClient(service: Service, send: Send, note: (response: ProbeResponse) => void): HttpClient {
  async function ask(method: 'GET' | 'POST' | 'PUT', path: string, query: Query, body?: object) {
    const response = await send({ service, method, path, query, body });
    note(response);
    return resultOf(response);
  }
  return {
    get: (path, query) => ask('GET', path, query),
    post: (path, query, body) => ask('POST', path, query, body),
    put: (path, query) => ask('PUT', path, query),
  };
}

function resultOf({ outcome, json }: ProbeResponse): Result<unknown, CallFailure> {
  switch (outcome.kind) {
    case 'good':
      return ok(json);
    case 'refused':
      return err({ kind: 'refused', status: outcome.status, message: outcome.message });
    case 'timed-out':
      return err({ kind: 'timed-out' });
    default:
      return err({ kind: 'unreachable' });
  }
}
