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
  /** `null` if there is no decision. */
  readonly result: unknown;
  /** Why there is no decision: a fact that it needs isn't known. */
  readonly undecided?: string;
  /** The rule in docs/rules.md that decided; `null` if the code doesn't name one. */
  readonly rule: RuleNumber | null;
  /** In the order they were reached. */
  readonly rules: readonly RuleNumber[];
  /** The facts that were read, in order. */
  readonly facts: readonly KnownFact[];
  /** The smallest change that leads to another result; `null` if none is known. */
  readonly otherwise: OtherResult | null;
}

/** A fact that a decision read. */
export interface KnownFact {
  /** Such as `profile.isTravelAgent`. */
  readonly at: string;
  readonly source: FactSource;
  /**
   * A text, a number, a flag or `null`; `missing` if it isn't set. For a value with parts, its kind; for a list, its
   * length.
   */
  readonly value: unknown;
  /** Whether another possible value of it changes the result. */
  readonly decides: boolean;
  /** Why it isn't known; the value is then the one that the shell uses. */
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
 * @param unknown why facts couldn't be read, by their path or that of a part that holds them
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
  const otherCounterfactual = findCounterfactual(decision, visit, why, singles);
  const changes = [...singles, ...(otherCounterfactual === null ? [] : [otherCounterfactual])].flatMap(
    (counterfactual) => counterfactual.changes,
  );
  const deciding = new Set(changes.flatMap((change) => factsChangedBy(change, why.inputs)).map(factPath));
  return {
    topic: decision.topic,
    name: decision.name,
    result: plainJson(why.result),
    rule: why.rule,
    rules: why.rules,
    facts: why.inputs.filter(hasValue).map((fact) => knownFact(fact, deciding.has(factPath(fact)), unknown)),
    otherwise: otherCounterfactual && {
      changes: otherCounterfactual.changes.map(plainChange),
      result: plainJson(otherCounterfactual.result),
      rule: otherCounterfactual.rule,
    },
  };
}

/** Without a result: only the facts that were read, and which of them aren't known. */
function undecidedExplanation(
  { topic, name }: Decision,
  { inputs }: Why,
  undecided: string,
  unknown: ReadonlyMap<string, string>,
): Explanation {
  const facts = inputs.filter(hasValue).map((fact) => knownFact(fact, false, unknown));
  return { topic, name, result: null, undecided, rule: null, rules: [], facts, otherwise: null };
}

/** The facts with the deciding ones first, each group in the order it was read. */
export function decidingFirst(facts: readonly KnownFact[]): readonly KnownFact[] {
  return [...facts.filter(({ decides }) => decides), ...facts.filter(({ decides }) => !decides)];
}

/** Of an object or a map, only the parts are informative. */
function hasValue({ kind, value }: Fact): boolean {
  return kind === undefined || kind === 'missing' || value !== undefined;
}

/** The facts that a change affects: the changed one, and the parts of a replaced value that differ afterwards. */
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
