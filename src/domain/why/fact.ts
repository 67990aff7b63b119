import type { FactSource } from './visit.ts';

/** What a value that is no text, number or flag is: its parts are facts themselves. */
export type FactKind = 'object' | 'list' | 'map' | 'query' | 'missing';

/** A value without parts. */
export type Scalar = string | number | boolean | null;

/**
 * One thing that a decision read: at which place of what it was given, and what
 * stood there. Plain JSON, so that a recording can keep it.
 */
export interface Fact {
  /** The steps to it, such as `['user', 'permissions', 'book-now', 'read']`. */
  readonly at: readonly string[];
  /** What it is, if it is no scalar; `missing` stands for `undefined`. */
  readonly kind?: FactKind;
  /** Left out if there is a kind; of a list, its length; of a query that was read as a whole, its text. */
  readonly value?: Scalar;
}

/** A fact's place in one text: `user.permissions.book-now.read`. */
export function factPath({ at }: Pick<Fact, 'at'>): string {
  return at.join('.');
}

/** Whether a fact stands at a place, such as `profile`, or is a part of what stands there. */
export function isWithin(fact: Pick<Fact, 'at'>, place: string): boolean {
  return `${factPath(fact)}.`.startsWith(`${place}.`);
}

/** Where a fact was learned. */
export function factSource({ at }: Pick<Fact, 'at'>): FactSource {
  return at[0] as FactSource;
}

/** Why one of these facts is not known, if it stands within one of the places. @param unknown by a place: why it could not be learned */
export function whyUnknown(
  facts: readonly Fact[],
  places: readonly string[],
  unknown: ReadonlyMap<string, string>,
): string | undefined {
  const place = places.find(
    (one) => unknown.has(one) && facts.some((fact) => fact.kind !== 'object' && isWithin(fact, one)),
  );
  return place === undefined ? undefined : unknown.get(place);
}
