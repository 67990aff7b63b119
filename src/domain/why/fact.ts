import type { FactSource } from './visit.ts';

/** The kind of a value that isn't a text, number or flag; its parts are separate facts. */
export type FactKind = 'object' | 'list' | 'map' | 'query' | 'missing';

/** A value without parts. */
export type Scalar = string | number | boolean | null;

/** A value that a decision read: its path in the inputs, and the value. Plain JSON, so that it can be recorded. */
export interface Fact {
  /** The steps of its path, such as `['user', 'permissions', 'book-now', 'read']`. */
  readonly at: readonly string[];
  /** Its kind, if it isn't a scalar; `missing` stands for `undefined`. */
  readonly kind?: FactKind;
  /** Left out if there is a kind, except: for a list, its length; for a query that was read as a whole, its text. */
  readonly value?: Scalar;
}

/** A fact's path as one text: `user.permissions.book-now.read`. */
export function factPath({ at }: Pick<Fact, 'at'>): string {
  return at.join('.');
}

/** Whether a fact is at a path, such as `profile`, or below it. */
export function isWithin(fact: Pick<Fact, 'at'>, place: string): boolean {
  return `${factPath(fact)}.`.startsWith(`${place}.`);
}

/** The source of a fact. */
export function factSource({ at }: Pick<Fact, 'at'>): FactSource {
  return at[0] as FactSource;
}

/**
 * Why one of these facts isn't known, if it is at or below one of the paths. @param unknown why values couldn't be
 * read, by path
 */
export function whyUnknown(
  facts: readonly Fact[],
  places: readonly string[],
  unknown: ReadonlyMap<string, string>,
): string | undefined {
  const place = places.find(
    (candidate) => unknown.has(candidate) && facts.some((fact) => fact.kind !== 'object' && isWithin(fact, candidate)),
  );
  return place === undefined ? undefined : unknown.get(place);
}
