/** `livery/why`: the shell's decisions, explained, and made again from the facts of a recording. */
import './globals.ts';

export type { RuleNumber } from '@livery/contract/shared/because';
export { type Decision, explain, TOPICS, type Topic, type Why } from '../domain/why/decision.ts';
export { DECISIONS, topicDecisions } from '../domain/why/decisions.ts';
export { type Difference, findDifferences } from '../domain/why/differences.ts';
export { type Explanation, explanationOf, type KnownFact } from '../domain/why/explanation.ts';
export type { Fact, FactKind, Scalar } from '../domain/why/fact.ts';
export { decideAgain, type MadeDecision, madeDecisions, type Outcome } from '../domain/why/made-decision.ts';
export type { FactSource, Visit } from '../domain/why/visit.ts';
export { withFact } from '../domain/why/with-fact.ts';
