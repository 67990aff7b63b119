import type { RuleNumber } from '@livery/contract/shared/because';
import { type Decision, explain, type Topic } from './decision.ts';
import { DECISIONS } from './decisions.ts';
import { type Fact, whyUnknown } from './fact.ts';
import { plainJson } from './plain-json.ts';
import { replayFacts } from './replay-facts.ts';
import type { RemoteFile, Visit } from './visit.ts';

/** A decision that was made, in plain JSON, with all facts that it read: enough to make it again. */
export interface MadeDecision extends Outcome {
  readonly topic: Topic;
  readonly name: string;
  readonly facts: readonly Fact[];
}

/** The result, and the rule that decided; `null` if the code doesn't name one. */
export interface Outcome {
  readonly result: unknown;
  readonly rule: RuleNumber | null;
}

/** The decisions of a visit for a recording, except those that couldn't be made because a needed fact isn't known. */
export function madeDecisions(visit: Visit, unknown: ReadonlyMap<string, string> = new Map()): readonly MadeDecision[] {
  return decisionsWithout(visit, unknown, ({ needs = [] }) => needs);
}

/** Only those that read no unknown facts. */
export function knownDecisions(visit: Visit, unknown: ReadonlyMap<string, string>): readonly MadeDecision[] {
  return decisionsWithout(visit, unknown, () => [...unknown.keys()]);
}

function decisionsWithout(
  visit: Visit,
  unknown: ReadonlyMap<string, string>,
  placesOf: (decision: Decision) => readonly string[],
): readonly MadeDecision[] {
  return DECISIONS.flatMap((decision) => {
    const { result, rule, inputs } = explain(decision, visit);
    if (whyUnknown(inputs, placesOf(decision), unknown) !== undefined) return [];
    return { topic: decision.topic, name: decision.name, result: plainJson(result), rule, facts: inputs };
  });
}

/**
 * The part of the manifest that the decisions of a visit read; `undefined` if they read none, or were about another
 * remote.
 */
export function recordedManifest(decisions: readonly MadeDecision[], remote: string): RemoteFile | undefined {
  const seenVisit = replayFacts(decisions.flatMap(({ facts }) => facts)) as Partial<Visit>;
  const { url, contentUrl } = seenVisit.manifest ?? {};
  if (seenVisit.question?.remote !== remote || url === undefined || contentUrl === undefined) return undefined;
  return { url, contentUrl };
}

/**
 * Makes a decision again, with the facts that it read then and the current rules.
 *
 * @throws RangeError if no decision has this name
 */
export function decideAgain({ name, facts }: Pick<MadeDecision, 'name' | 'facts'>): Outcome {
  const decision = DECISIONS.find((knownDecision) => knownDecision.name === name);
  if (decision === undefined) throw new RangeError(`There is no decision “${name}”.`);
  // Values that are missing were never read, as long as the rules read the same facts.
  const { result, rule } = explain(decision, replayFacts(facts) as Visit);
  return { result: plainJson(result), rule };
}
