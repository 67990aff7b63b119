import { collectRules, type RuleNumber } from '@livery/contract/shared/because';
import type { Fact } from './fact.ts';
import { recordFacts, withoutRecording } from './record-facts.ts';
import type { Visit } from './visit.ts';

/** What `livery explain` can be asked about. */
export const TOPICS = [
  'agency',
  'language',
  'currency',
  'layout',
  'menu',
  'price',
  'redirect',
  'call',
  'remote',
] as const;

export type Topic = (typeof TOPICS)[number];

/** Something that the shell decides for a visitor, by a function of the domain. */
export interface Decision<R = unknown> {
  readonly topic: Topic;
  /** In a few words, such as `side navigation`; each once. */
  readonly name: string;
  /** Places such as `deal`: if they are read and not known, nothing is decided. For other facts the shell goes by a value until it knows them. */
  readonly needs?: readonly string[];
  readonly decide: (visit: Visit) => R;
}

/** A decision's result with its reasons. */
export interface Why<R = unknown> {
  readonly result: R;
  /** The rule that decided; `null` if the code on the way names none. */
  readonly rule: RuleNumber | null;
  /** All rules on the way, in the order in which they were reached. */
  readonly rules: readonly RuleNumber[];
  /** What was read, in its order: `replayFacts` gives the decision the same inputs again. */
  readonly inputs: readonly Fact[];
}

/** Decides, and says why: the same code as without an explanation, so that the two can't differ. */
export function explain<R>({ decide }: Pick<Decision<R>, 'decide'>, visit: Visit): Why<R> {
  const inputs: Fact[] = [];
  const recorded = recordFacts(visit, (fact) => inputs.push(fact));
  const { result, rules } = collectRules(() => withoutRecording(decide(recorded)));
  return { result, rule: rules.at(-1) ?? null, rules, inputs };
}
