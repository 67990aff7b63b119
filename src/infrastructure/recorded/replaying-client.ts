import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import type { HttpClient } from '../http/http-client.ts';
import { callKey, type RecordedCall, type Service, withoutCredentials } from './recorded-call.ts';

/**
 * Responds from the recording, without a request. Calls are known again by what
 * they ask; the same call gets its answers in their order, the last one for
 * good. A call that was never recorded is refused.
 */
export function replayingClient(calls: readonly RecordedCall[], service: Service): HttpClient {
  const answers = new Map<string, Result<unknown, CallFailure>[]>();
  for (const { answer, ...call } of calls) {
    const key = callKey(call);
    answers.set(key, [...(answers.get(key) ?? []), answer]);
  }

  async function replay(call: Omit<RecordedCall, 'answer'>, signal: AbortSignal) {
    if (signal.aborted) return err<CallFailure>({ kind: 'cancelled' });
    const left = answers.get(callKey(call)) ?? [];
    const answer = left.length > 1 ? left.shift() : left[0];
    const message = `The recording holds no such call: ${call.method} ${call.path} (${call.service}).`;
    return answer ?? err<CallFailure>({ kind: 'refused', status: 404, message });
  }

  return {
    get: (path, query, signal) => replay({ service, method: 'GET', path, query, body: null }, signal),
    post: (path, query, body, signal) =>
      replay({ service, method: 'POST', path, query, body: withoutCredentials(body) }, signal),
    put: (path, query, signal) => replay({ service, method: 'PUT', path, query, body: null }, signal),
  };
}
