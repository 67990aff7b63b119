import type { RuleNumber } from '@livery/contract/shared/because';
import { type FactChange, findCounterfactual, singleChanges } from './counterfactual.ts';
import { type Decision, explain, type Topic, type Why } from './decision.ts';
import { type Fact, factPath, factSource, isWithin, whyUnknown } from './fact.ts';
import { plainJson } from './plain-json.ts';
import type { FactSource, Visit } from './visit.ts';
import { valueAt } from './with-fact.ts';

/** A decision with its reasons, in plain JSON, for people and programs. */
export interface Explanation {
  readonly topic: Topic;
  readonly name: string;
  /** `null` if it is not decided. */
  readonly result: unknown;
  /** Why it is not decided: what it can't do without is not known. */
  readonly undecided?: string;
  /** Of docs/rules.md: the rule that decided; `null` if the code on the way names none. */
  readonly rule: RuleNumber | null;
  /** In the order in which they were reached. */
  readonly rules: readonly RuleNumber[];
  /** What was read, in its order. */
  readonly facts: readonly KnownFact[];
  /** The smallest change by which it would be decided otherwise; `null` if none is known. */
  readonly otherwise: OtherResult | null;
}

/** A fact that a decision read. */
export interface KnownFact {
  /** Such as `profile.isTravelAgent`. */
  readonly at: string;
  readonly source: FactSource;
  /** A text, a number, a flag or `null`; `missing` for what is not set. Of what has parts, its kind; of a list, its length. */
  readonly value: unknown;
  /** Whether another value that is possible there makes the decision another one. */
  readonly decides: boolean;
  /** Why it is not known; what stands there then is what the shell goes by. */
  readonly unknown?: string;
}

interface OtherResult {
  readonly changes: readonly { readonly at: string; readonly from: unknown; readonly to: unknown }[];
  readonly result: unknown;
  readonly rule: RuleNumber | null;
}

/**
 * Explains a decision.
 *
 * @param unknown by the place of a fact, or of what it is a part of: why it could not be learned
 */
export function explanationOf(
  decision: Decision,
  visit: Visit,
  unknown: ReadonlyMap<string, string> = new Map(),
): Explanation {
  const why = explain(decision, visit);
  const undecided = whyUnknown(why.inputs, decision.needs ?? [], unknown);
  if (undecided !== undefined) return undecidedExplanation(decision, why, undecided, unknown);
  const singles = singleChanges(decision, visit, why);
  const other = findCounterfactual(decision, visit, why, singles);
  const changes = [...singles, ...(other === null ? [] : [other])].flatMap((one) => one.changes);
  const deciding = new Set(changes.flatMap((change) => factsChangedBy(change, why.inputs)).map(factPath));
  return {
    topic: decision.topic,
    name: decision.name,
    result: plainJson(why.result),
    rule: why.rule,
    rules: why.rules,
    facts: why.inputs.filter(hasValue).map((fact) => knownFact(fact, deciding.has(factPath(fact)), unknown)),
    otherwise: other && { changes: other.changes.map(plainChange), result: plainJson(other.result), rule: other.rule },
  };
}

/** Without a verdict: only what was read, and what of that is not known. */
function undecidedExplanation(
  { topic, name }: Decision,
  { inputs }: Why,
  undecided: string,
  unknown: ReadonlyMap<string, string>,
): Explanation {
  const facts = inputs.filter(hasValue).map((fact) => knownFact(fact, false, unknown));
  return { topic, name, result: null, undecided, rule: null, rules: [], facts, otherwise: null };
}

/** The facts in the order in which they say most: those that decide first, each group as it was read. */
export function decidingFirst(facts: readonly KnownFact[]): readonly KnownFact[] {
  return [...facts.filter(({ decides }) => decides), ...facts.filter(({ decides }) => !decides)];
}

/** Of an object or a map only its parts say anything. */
function hasValue({ kind, value }: Fact): boolean {
  return kind === undefined || kind === 'missing' || value !== undefined;
}

/** The facts that a change makes others: itself, and of the parts of what it replaces those that are not the same then. */
function factsChangedBy({ at, from, to }: FactChange, facts: readonly Fact[]): readonly Fact[] {
  const place = factPath({ at });
  const within = (whole: unknown, fact: Fact) => valueAt(whole, fact.at.slice(at.length));
  return facts.filter((fact) => isWithin(fact, place) && within(from, fact) !== within(to, fact));
}

function knownFact(fact: Fact, decides: boolean, unknown: ReadonlyMap<string, string>): KnownFact {
  const at = factPath(fact);
  const reason = [...unknown].find(([place]) => isWithin(fact, place))?.[1];
  const value = fact.kind === 'missing' ? 'missing' : fact.kind === 'list' ? `${fact.value} entries` : fact.value;
  return { at, source: factSource(fact), value, decides, ...(reason === undefined ? {} : { unknown: reason }) };
}

function plainChange({ at, from, to }: FactChange): { at: string; from: unknown; to: unknown } {
  return { at: factPath({ at }), from: plainJson(from), to: plainJson(to) };
}
