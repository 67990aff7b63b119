import { collectRules, type RuleNumber } from '@livery/contract/shared/because';
import type { Fact } from './fact.ts';
import { recordFacts, withoutRecording } from './record-facts.ts';
import type { Visit } from './visit.ts';

/** The topics of `livery explain`. */
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

/** A decision that the shell makes for a visitor, by a function of the domain. */
export interface Decision<R = unknown> {
  readonly topic: Topic;
  /** A few words, such as `side navigation`; unique. */
  readonly name: string;
  /**
   * Paths such as `deal`: if they are read but not known, there is no result. For other unknown facts the shell uses a
   * provisional value.
   */
  readonly needs?: readonly string[];
  readonly decide: (visit: Visit) => R;
}

/** A decision's result with its reasons. */
export interface Why<R = unknown> {
  readonly result: R;
  /** The rule that decided; `null` if the code doesn't name one. */
  readonly rule: RuleNumber | null;
  /** All rules on the way, in the order they were reached. */
  readonly rules: readonly RuleNumber[];
  /** The facts that were read, in order; `replayFacts` makes the same inputs from them. */
  readonly inputs: readonly Fact[];
}

/**
 * Makes a decision and records its reasons. It runs the same code as without an explanation, so the two can't differ.
 */
export function explain<R>({ decide }: Pick<Decision<R>, 'decide'>, visit: Visit): Why<R> {
  const inputs: Fact[] = [];
  const recordedVisit = recordFacts(visit, (fact) => inputs.push(fact));
  const { result, rules } = collectRules(() => withoutRecording(decide(recordedVisit)));
  return { result, rule: rules.at(-1) ?? null, rules, inputs };
}
