import type { CallOutcome, ExaminedCall } from '../../application/diagnosis/diagnosis.port.ts';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import { sourcesOver } from '../wiring/sources-over.ts';
import type { Check } from './checks.ts';
import { gatherProblems } from './gather-problems.ts';
import type { ProbeResponse, Send } from './probe.ts';
import { probingClient } from './probing-client.ts';

/** A call that was examined, and its response. */
export interface Examined {
  readonly report: ExaminedCall;
  readonly json: unknown;
}

/** Makes the call once and checks the response. */
export async function examineCall(
  { call, ask, expects }: Check,
  { send, context }: { readonly send: Send; readonly context: RequestContext },
): Promise<Examined> {
  let response: ProbeResponse | undefined;
  const note = (received: ProbeResponse) => {
    response = received;
  };
  const sources = sourcesOver({
    api: probingClient('api', send, note),
    resort: probingClient('resort', send, note),
  });
  sources.interceptor.setContext(() => context);
  const answer = await ask(sources, new AbortController().signal);
  if (response === undefined) return { report: notAsked(call, 'there was nothing to ask'), json: undefined };

  const { outcome, json, milliseconds } = response;
  const problems = outcome.kind === 'good' ? gatherProblems(expects(json, '')) : [];
  const verdict: CallOutcome =
    outcome.kind === 'good' && !answer.ok && answer.error.kind === 'malformed'
      ? { kind: 'unusable', status: outcome.status, problem: answer.error.problem }
      : outcome;
  return { report: { call, outcome: verdict, milliseconds: Math.round(milliseconds), problems }, json };
}

export function notAsked(call: string, reason: string): ExaminedCall {
  return { call, outcome: { kind: 'not-asked', reason }, milliseconds: null, problems: [] };
}
