import { noteRules, type RuleNumber } from '@livery/contract/shared/because';
import { alternativesOf } from './alternatives.ts';
import { type Decision, explain, type Why } from './decision.ts';
import { type Fact, factPath } from './fact.ts';
import type { Visit } from './visit.ts';
import { valueAt, withFact } from './with-fact.ts';

/** Changed facts, and what would be decided then. */
export interface Otherwise<R = unknown> {
  readonly changes: readonly Change[];
  readonly result: R;
  /** The rule that would decide: for a refusal, the nearest that failed. */
  readonly rule: RuleNumber | null;
}

export interface Change {
  readonly at: readonly string[];
  /** What is there now; `undefined` if it is unknown. */
  readonly from: unknown;
  readonly to: unknown;
}

/** How many pairs of changes are tried if one change isn't enough, and as many of three, four and five. */
const MOST_PAIRS = 100;
/** How many changes are tried before another one: each is explained. */
const MOST_FIRST = 30;
const MOST_CHANGES = 5;

/**
 * Every change of one fact that leads to another result, among the values that are known to be possible there. The
 * facts that were read last come first, because they are the nearest to the decision.
 */
export function singleChanges<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R> = explain(decision, visit),
): readonly Otherwise<R>[] {
  return changesOfAll(visit, why.inputs).flatMap((change) => tried(decision, visit, why, [change]) ?? []);
}

/**
 * The smallest change of what a decision read that leads to another result: one
 * fact if one is enough, else up to five, of which each may be one that is
 * only read after those before. Of several single ones, one that turns a refusal into a grant,
 * or nothing into something, comes before one by another rule, and that before
 * any other. `null` if none that was tried changes it: any one value that is known to be possible, and some
 * hundreds of them together.
 *
 * @param singles what `singleChanges` found
 */
export function otherwise<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R> = explain(decision, visit),
  singles: readonly Otherwise<R>[] = singleChanges(decision, visit, why),
): Otherwise<R> | null {
  const ranked = singles.map((one) => [rankOf(one, why), one] as const);
  const best = ranked.toSorted(([one], [other]) => one - other)[0]?.[1];
  return best ?? severalChanges(decision, visit, why);
}

/** 0 for what says no if it said yes, or yes if it said no; 1 for what another rule decides; else 2. */
function rankOf<R>(one: Otherwise<R>, why: Why<R>): number {
  if (saysNo(one.result) !== saysNo(why.result)) return 0;
  return one.rule === why.rule ? 2 : 1;
}

/** A refusal, or nothing at all. */
function saysNo(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return !result;
  return Object.keys(result).length === 0;
}

/** Several changes: pairs first, then what a decision asks for one by one, each once those before are as it needs them. */
function severalChanges<R>(decision: Decision<R>, visit: Visit, why: Why<R>): Otherwise<R> | null {
  const next = changesOfAll(visit, why.inputs);
  let chains: readonly Chain[] = [{ changes: [], known: new Set(why.inputs.map(factPath)), next }];
  for (let length = 2; length <= MOST_CHANGES && chains.length > 0; length += 1) {
    chains = longerChains(decision, visit, chains);
    const after = chains.flatMap((chain) => chain.next.map((change) => [...chain.changes, change]));
    for (const changes of [...after.slice(0, MOST_PAIRS), ...(length === 2 ? pairsOf(next) : [])]) {
      const found = tried(decision, visit, why, changes);
      if (found !== undefined) return found;
    }
  }
  return null;
}

/**
 * Changes after which a decision reads more than before, and what may be changed next: what is read since comes first, and
 * what was read before may matter only now.
 */
interface Chain {
  readonly changes: readonly Change[];
  /** The places of all that was read on the way. */
  readonly known: ReadonlySet<string>;
  readonly next: readonly Change[];
}

/** The chains with one change more, as far as something else is read then. */
function longerChains<R>(decision: Decision<R>, visit: Visit, chains: readonly Chain[]): readonly Chain[] {
  const longer = chains.flatMap(({ changes, known, next }) =>
    next.map((change) => ({
      changes: [...changes, change],
      known,
      before: next.filter((other) => !isPart(other, change)),
    })),
  );
  return longer.slice(0, MOST_FIRST).flatMap(({ changes, known, before }) => {
    const changed = changedVisit(visit, changes);
    const more = explain(decision, changed).inputs.filter((fact) => !known.has(factPath(fact)));
    if (more.length === 0) return [];
    const all = new Set([...known, ...more.map(factPath)]);
    return { changes, known: all, next: [...changesOfAll(changed, more), ...before] };
  });
}

function tried<R>(
  decision: Decision<R>,
  visit: Visit,
  why: Why<R>,
  changes: readonly Change[],
): Otherwise<R> | undefined {
  const { result, rules } = noteRules(() => decision.decide(changedVisit(visit, changes)));
  if (JSON.stringify(result) === JSON.stringify(why.result)) return undefined;
  return { changes, result, rule: rules.at(-1) ?? null };
}

/** The visit with other facts. */
export function changedVisit(visit: Visit, changes: readonly Pick<Change, 'at' | 'to'>[]): Visit {
  return changes.reduce((given, { at, to }) => withFact(given, at, to), visit);
}

function* pairsOf(changes: readonly Change[]): Iterable<readonly Change[]> {
  let count = 0;
  for (const [index, one] of changes.entries()) {
    for (const other of changes.slice(index + 1)) {
      if (isPart(one, other)) continue;
      count += 1;
      if (count > MOST_PAIRS) return;
      yield [one, other];
    }
  }
}

/** Whether two changes concern the same place, or one a place within the other's. */
function isPart(one: Change, other: Change): boolean {
  const [short, long] = one.at.length < other.at.length ? [one.at, other.at] : [other.at, one.at];
  return short.every((step, index) => step === long[index]);
}

/** The nearest to the decision first. */
function changesOfAll(visit: Visit, facts: readonly Fact[]): readonly Change[] {
  return facts.toReversed().flatMap((fact) => changesOf(visit, fact));
}

function changesOf(visit: Visit, { at }: Fact): readonly Change[] {
  const from = valueAt(visit, at);
  return alternativesOf({ at }, from).map((to) => ({ at, from, to }));
}
