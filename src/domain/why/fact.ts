import type { FactSource } from './visit.ts';

/** What a value that is no text, number or flag is: its parts are facts of their own. */
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
  /** What it is, where it is no scalar; `missing` stands for `undefined`. */
  readonly kind?: FactKind;
  /** Left out where there is a kind; of a list, its length; of a query that was read as a whole, its text. */
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
export function sourceOf({ at }: Pick<Fact, 'at'>): FactSource {
  return at[0] as FactSource;
}

/** Without these nothing is decided. For whatever else is not known, the shell goes by a value until it is. */
const NEEDED: readonly FactSource[] = ['deal', 'manifest'];

/** What of that is not known. @param unknown by the place of a fact, or of what it is a part of: why it could not be learned */
export function lackingOf(unknown: ReadonlyMap<string, string>): readonly FactSource[] {
  return NEEDED.filter((source) => unknown.has(source));
}

/** Why a decision that read these facts can't be made; `undefined` where it can. */
export function whyUndecided(facts: readonly Fact[], unknown: ReadonlyMap<string, string>): string | undefined {
  const read = (source: FactSource) => facts.some((fact) => fact.kind !== 'object' && sourceOf(fact) === source);
  const source = lackingOf(unknown).find(read);
  return source === undefined ? undefined : unknown.get(source);
}
