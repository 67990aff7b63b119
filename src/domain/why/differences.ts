import type { Explanation } from './explanation.ts';

/** A decision with different results in two sessions. */
export interface Difference {
  readonly name: string;
  readonly one: Pick<Explanation, 'result' | 'rule'>;
  readonly other: Pick<Explanation, 'result' | 'rule'>;
  /** The facts that differ, with deciding facts first; the value is `unread` in a session that didn't read the fact. */
  readonly facts: readonly { readonly at: string; readonly one: unknown; readonly other: unknown }[];
}

const UNREAD = 'unread';

/** The decisions of a topic that have different results in the two sessions, with the facts that differ. */
export function differences(some: readonly Explanation[], others: readonly Explanation[]): readonly Difference[] {
  return some.flatMap((one) => {
    const other = others.find(({ name }) => name === one.name);
    if (other === undefined || isSameJson(one.result, other.result)) return [];
    if (one.undecided !== undefined || other.undecided !== undefined) return [];
    return [
      { name: one.name, one: resultAndRule(one), other: resultAndRule(other), facts: differentFacts(one, other) },
    ];
  });
}

function resultAndRule({ result, rule }: Explanation): Pick<Explanation, 'result' | 'rule'> {
  return { result, rule };
}

function differentFacts(one: Explanation, other: Explanation): Difference['facts'] {
  const deciding = new Set([...one.facts, ...other.facts].flatMap(({ at, decides }) => (decides ? [at] : [])));
  const [known, others] = [one, other].map(({ facts }) => new Map(facts.map(({ at, value }) => [at, value])));
  const places = new Set([...(known?.keys() ?? []), ...(others?.keys() ?? [])]);
  return [...places]
    .map((at) => ({
      at,
      one: known?.has(at) ? known.get(at) : UNREAD,
      other: others?.has(at) ? others.get(at) : UNREAD,
    }))
    .filter((fact) => !isSameJson(fact.one, fact.other))
    .toSorted((fact, next) => Number(deciding.has(next.at)) - Number(deciding.has(fact.at)));
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
