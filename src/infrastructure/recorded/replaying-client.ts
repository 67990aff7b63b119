import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import type { HttpClient } from '../http/http-client.ts';
import {
  callKey,
  type RecordedCall,
  type RecordedService,
  recordedBody,
  recordedRequest,
  withoutCredentials,
} from './recorded-call.ts';
import { NOT_RECORDED } from './recording-wire.ts';

/** With a 404, an agency that wasn't recorded would count as not existing. */
const NOT_IMPLEMENTED_STATUS = 501;

/**
 * Responds from the recording, without a request. Calls are matched by method, path, query and body; equal calls get
 * their responses in order, and then always the last one. A call that was never recorded is refused.
 */
export function replayingClient(calls: readonly RecordedCall[], service: RecordedService): HttpClient {
  const responses = new Map<string, Result<unknown, CallFailure>[]>();
  for (const { response, ...call } of calls) {
    const key = callKey(call);
    responses.set(key, [...(responses.get(key) ?? []), response]);
  }

  async function replay(call: Omit<RecordedCall, 'response'>, signal: AbortSignal) {
    if (signal.aborted) return err<CallFailure>({ kind: 'cancelled' });
    const remainingResults = responses.get(callKey(call)) ?? [];
    const response = remainingResults.length > 1 ? remainingResults.shift() : remainingResults[0];
    const message = `${NOT_RECORDED}: ${call.method} ${call.path} (${call.service}).`;
    return response ?? err<CallFailure>({ kind: 'refused', status: NOT_IMPLEMENTED_STATUS, message });
  }

  return {
    get: (path, query, signal) => replay({ service, method: 'GET', path, query, body: null }, signal),
    post: (path, query, body, signal) =>
      replay({ service, method: 'POST', path, query, body: withoutCredentials(body) }, signal),
    put: (path, query, signal) => replay({ service, method: 'PUT', path, query, body: null }, signal),
    send: (request, signal) =>
      replay({ service, ...recordedRequest(request), body: withoutCredentials(recordedBody(request)) }, signal),
  };
}
