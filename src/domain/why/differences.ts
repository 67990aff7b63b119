import type { Explanation } from './explanation.ts';

/** A decision with different results in two sessions. */
export interface Difference {
  readonly name: string;
  readonly one: Pick<Explanation, 'result' | 'rule'>;
  readonly other: Pick<Explanation, 'result' | 'rule'>;
  /** The facts that differ, with deciding facts first; the value is `unread` in a session that didn't read the fact. */
  readonly facts: readonly { readonly at: string; readonly one: unknown; readonly other: unknown }[];
}

const UNREAD_MARK = 'unread';

/** The decisions of a topic that have different results in the two sessions, with the facts that differ. */
export function findDifferences(
  explanations: readonly Explanation[],
  otherExplanations: readonly Explanation[],
): readonly Difference[] {
  return explanations.flatMap((explanation) => {
    const otherExplanation = otherExplanations.find(({ name }) => name === explanation.name);
    if (otherExplanation === undefined || isSameJson(explanation.result, otherExplanation.result)) return [];
    if (explanation.undecided !== undefined || otherExplanation.undecided !== undefined) return [];
    return [
      {
        name: explanation.name,
        one: resultAndRule(explanation),
        other: resultAndRule(otherExplanation),
        facts: differentFacts(explanation, otherExplanation),
      },
    ];
  });
}

function resultAndRule({ result, rule }: Explanation): Pick<Explanation, 'result' | 'rule'> {
  return { result, rule };
}

function differentFacts(explanation: Explanation, otherExplanation: Explanation): Difference['facts'] {
  const deciding = new Set(
    [...explanation.facts, ...otherExplanation.facts].flatMap(({ at, decides }) => (decides ? [at] : [])),
  );
  const [factValues, otherFacts] = [explanation, otherExplanation].map(
    ({ facts }) => new Map(facts.map(({ at, value }) => [at, value])),
  );
  const places = new Set([...(factValues?.keys() ?? []), ...(otherFacts?.keys() ?? [])]);
  return [...places]
    .map((place) => ({
      at: place,
      one: factValues?.has(place) ? factValues.get(place) : UNREAD_MARK,
      other: otherFacts?.has(place) ? otherFacts.get(place) : UNREAD_MARK,
    }))
    .filter((fact) => !isSameJson(fact.one, fact.other))
    .toSorted((fact, b) => Number(deciding.has(b.at)) - Number(deciding.has(fact.at)));
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
