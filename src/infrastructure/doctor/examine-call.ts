import type { CallOutcome, ExaminedCall } from '../../application/diagnosis/diagnosis.port.ts';
import type { RequestContext } from '../../application/session/request-interceptor.port.ts';
import { sourcesOver } from '../wiring/sources-over.ts';
import type { Check } from './checks.ts';
import { gatherProblems } from './gather-problems.ts';
import type { Heard, Send } from './probe.ts';
import { probingClient } from './probing-client.ts';

/** A call that was examined, and its answer for whoever reads on. */
export interface Examined {
  readonly report: ExaminedCall;
  readonly json: unknown;
}

/** Asks once, and looks at what comes. */
export async function examineCall(
  { call, ask, expects }: Check,
  { send, context }: { readonly send: Send; readonly context: RequestContext },
): Promise<Examined> {
  let heard: Heard | undefined;
  const note = (told: Heard) => {
    heard = told;
  };
  const sources = sourcesOver({
    api: probingClient('api', send, note),
    resort: probingClient('resort', send, note),
  });
  sources.interceptor.setContext(() => context);
  const answer = await ask(sources, new AbortController().signal);
  if (heard === undefined) return { report: notAsked(call, 'there was nothing to ask'), json: undefined };

  const { outcome, json, milliseconds } = heard;
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
