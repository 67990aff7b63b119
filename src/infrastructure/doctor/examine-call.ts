import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { CallOutcome, ExaminedCall } from '../../application/diagnosis/diagnosis.port.ts';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import type { HttpClient, QueryParameters } from '../http/http-client.ts';
import type { RecordedService } from '../recorded/recorded-call.ts';
import { sourcesOver } from '../wiring/sources-over.ts';
import type { Check } from './checks.ts';
import { gatherProblems, type ProblemFinding } from './gather-problems.ts';
import { judgeDelivery, judgeResponse } from './judge-response.ts';
import type { ProbeResponse, SendProbe } from './probe.ts';

/** An examined call and its response. */
export interface ExaminedResponse {
  readonly report: ExaminedCall;
  readonly json: unknown;
}

/** Makes the call once and checks the response. */
export async function examineCall(
  { call, send: sendCheck }: Check,
  { send, context }: { readonly send: SendProbe; readonly context: RequestContext },
): Promise<ExaminedResponse> {
  let response: ProbeResponse | undefined;
  const note = (receivedResponse: ProbeResponse) => {
    response = receivedResponse;
  };
  const sources = sourcesOver({
    api: probingClient('api', send, note),
    resort: probingClient('resort', send, note),
  });
  sources.interceptor.setContext(() => context);
  const result = await sendCheck(sources, new AbortController().signal);
  if (response === undefined) return { report: skippedCall(call, 'it sends no request'), json: undefined };

  const { outcome, json, milliseconds } = response;
  const problems = gatherProblems(responseFindings(call, response));
  const finalOutcome: CallOutcome =
    outcome.kind === 'good' && !result.ok && result.error.kind === 'malformed'
      ? { kind: 'unusable', status: outcome.status, problem: result.error.problem }
      : outcome;
  return { report: { call, outcome: finalOutcome, milliseconds: Math.round(milliseconds), problems }, json };
}

/** docs/platform-api.yaml describes good responses and refusals, and nothing else. */
function responseFindings(call: string, { outcome, json, sent }: ProbeResponse): readonly ProblemFinding[] {
  if (outcome.kind !== 'good' && outcome.kind !== 'refused') return [];
  const { kind, status } = outcome;
  const delivery = judgeDelivery(call, status, sent);
  if (json !== undefined) return [...delivery, ...judgeResponse(call, json, status)];
  return kind === 'refused' ? [...delivery, { field: '', problem: 'has no JSON that says why it refuses' }] : delivery;
}

export function skippedCall(call: string, reason: string): ExaminedCall {
  return { call, outcome: { kind: 'skipped', reason }, milliseconds: null, problems: [] };
}

/** A client for the shell's adapters, so that a diagnosis makes exactly the same requests. */
function probingClient(service: RecordedService, send: SendProbe, note: (response: ProbeResponse) => void): HttpClient {
  async function sendAndCollect(method: 'GET' | 'POST' | 'PUT', path: string, query: QueryParameters, body?: object) {
    const response = await send({ service, method, path, query, body });
    note(response);
    return callResult(response);
  }
  return {
    get: (path, query) => sendAndCollect('GET', path, query),
    post: (path, query, body) => sendAndCollect('POST', path, query, body),
    put: (path, query) => sendAndCollect('PUT', path, query),
    // Only remote modules make other requests.
    send: async () => err({ kind: 'unreachable' }),
  };
}

function callResult({ outcome, json }: ProbeResponse): Result<unknown, CallFailure> {
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
