import { collectRules, type RuleNumber } from '@livery/contract/shared/because';
import { alternativeValues } from './alternatives.ts';
import { type Decision, explain, type Why } from './decision.ts';
import { type Fact, factPath } from './fact.ts';
import type { Visit } from './visit.ts';
import { valueAt, withFact } from './with-fact.ts';

/** Changed facts, and the result they would lead to. */
export interface Counterfactual<R = unknown> {
  readonly changes: readonly FactChange[];
  readonly result: R;
  /** The rule that would decide; for a refusal, the last one that failed. */
  readonly rule: RuleNumber | null;
}

export interface FactChange {
  readonly at: readonly string[];
  /** The current value; `undefined` if it is unknown. */
  readonly from: unknown;
  readonly to: unknown;
}

/** How many pairs of changes are tried if one change isn't enough, and how many sets of three, four and five. */
const MAX_PAIRS = 100;
/** How many sets of changes are extended by another one; each extension runs an explanation. */
const MAX_FIRST_CHANGES = 30;
const MAX_CHANGES = 5;

/**
 * Every change of one fact to another possible value that leads to another result. The facts that were read last come
 * first, because they are nearest to the decision.
 */
export function singleChanges<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R> = explain(decision, visit),
): readonly Counterfactual<R>[] {
  return changesToFacts(visit, why.inputs).flatMap((change) => tryChanges(decision, visit, why, [change]) ?? []);
}

/**
 * The smallest change of a decision's facts that leads to another result: one fact if that is enough, else up to five;
 * each of them may be a fact that is only read after the changes before it. Single changes are preferred that turn a
 * refusal into a grant, or nothing into something; then those by which another rule decides. `null` if no tried change
 * leads to another result: every single possible value is tried, and some hundreds of combinations.
 *
 * @param singles the result of `singleChanges`
 */
export function findCounterfactual<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R> = explain(decision, visit),
  singles: readonly Counterfactual<R>[] = singleChanges(decision, visit, why),
): Counterfactual<R> | null {
  const ranked = singles.map((single) => [counterfactualRank(single, why), single] as const);
  const bestCounterfactual = ranked.toSorted(([one], [other]) => one - other)[0]?.[1];
  return bestCounterfactual ?? severalChanges(decision, visit, why);
}

/** 0 for a change between yes and no; 1 if another rule decides; else 2. */
function counterfactualRank<R>(counterfactual: Counterfactual<R>, why: Why<R>): number {
  if (isNegativeResult(counterfactual.result) !== isNegativeResult(why.result)) return 0;
  return counterfactual.rule === why.rule ? 2 : 1;
}

/** Whether a result is a refusal or empty. */
function isNegativeResult(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return !result;
  return Object.keys(result).length === 0;
}

/** Combines changes: pairs, and longer chains in which each change makes the decision read further facts. */
function severalChanges<R>(decision: Decision<R>, visit: Visit, why: Why<R>): Counterfactual<R> | null {
  const nextChanges = changesToFacts(visit, why.inputs);
  let chains: readonly ChangeChain[] = [{ changes: [], known: new Set(why.inputs.map(factPath)), next: nextChanges }];
  for (let length = 2; length <= MAX_CHANGES && chains.length > 0; length += 1) {
    const pairs = chains.flatMap((chain) => [...changePairs(chain.next)].map((pair) => [...chain.changes, ...pair]));
    chains = longerChains(decision, visit, chains);
    const changesAfter = chains.flatMap((chain) => chain.next.map((change) => [...chain.changes, change]));
    for (const changes of [...changesAfter.slice(0, MAX_PAIRS), ...pairs.slice(0, MAX_PAIRS)]) {
      const counterfactual = tryChanges(decision, visit, why, changes);
      if (counterfactual !== undefined) return counterfactual;
    }
  }
  return null;
}

/**
 * A set of changes after which a decision reads further facts, and the possible next changes: of those further facts
 * first, then of the earlier ones, which may matter only now.
 */
interface ChangeChain {
  readonly changes: readonly FactChange[];
  /** The paths of all facts read on the way. */
  readonly known: ReadonlySet<string>;
  readonly next: readonly FactChange[];
}

/** The chains extended by one change, if the decision then reads further facts. */
function longerChains<R>(decision: Decision<R>, visit: Visit, chains: readonly ChangeChain[]): readonly ChangeChain[] {
  const longer = chains.flatMap(({ changes, known, next }) =>
    next.map((change) => ({
      changes: [...changes, change],
      known,
      before: next.filter((otherChange) => !isOverlappingChange(otherChange, change)),
    })),
  );
  return longer.slice(0, MAX_FIRST_CHANGES).flatMap(({ changes, known, before }) => {
    const changed = changedVisit(visit, changes);
    const remainingFacts = explain(decision, changed).inputs.filter((fact) => !known.has(factPath(fact)));
    if (remainingFacts.length === 0) return [];
    const allPaths = new Set([...known, ...remainingFacts.map(factPath)]);
    return { changes, known: allPaths, next: [...changesToFacts(changed, remainingFacts), ...before] };
  });
}

function tryChanges<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R>,
  changes: readonly FactChange[],
): Counterfactual<R> | undefined {
  const { result, rules } = collectRules(() => decision.decide(changedVisit(visit, changes)));
  if (JSON.stringify(result) === JSON.stringify(why.result)) return undefined;
  return { changes, result, rule: rules.at(-1) ?? null };
}

/** The visit with changed facts. */
export function changedVisit(visit: Visit, changes: readonly Pick<FactChange, 'at' | 'to'>[]): Visit {
  return changes.reduce((change, { at, to }) => withFact(change, at, to), visit);
}

function* changePairs(changes: readonly FactChange[]): Iterable<readonly FactChange[]> {
  let count = 0;
  for (const [index, change] of changes.entries()) {
    for (const otherChange of changes.slice(index + 1)) {
      if (isOverlappingChange(change, otherChange)) continue;
      count += 1;
      if (count > MAX_PAIRS) return;
      yield [change, otherChange];
    }
  }
}

/** Whether two changes concern the same path, or one a path within the other's. */
function isOverlappingChange(change: FactChange, otherChange: FactChange): boolean {
  const [short, long] =
    change.at.length < otherChange.at.length ? [change.at, otherChange.at] : [otherChange.at, change.at];
  return short.every((step, index) => step === long[index]);
}

/** Nearest to the decision first. */
function changesToFacts(visit: Visit, facts: readonly Fact[]): readonly FactChange[] {
  return facts.toReversed().flatMap((fact) => changesToFact(visit, fact));
}

function changesToFact(visit: Visit, { at }: Fact): readonly FactChange[] {
  const from = valueAt(visit, at);
  return alternativeValues({ at }, from).map((to) => ({ at, from, to }));
}
