/** The fields of a record, of plain data. */
type RecordFields = Readonly<Record<string, unknown>>;

/** What somebody else has changed of a record since a form read it. */
export interface MergedEdits<Values extends RecordFields> {
  /** What to change in the form: fields that only the other one has changed. */
  readonly taken: Partial<Values>;
  /** Fields that both have changed, each to another value. The form keeps what was entered. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/**
 * Merges what was entered with what somebody else has saved meanwhile: nothing that was entered is lost, and nothing that
 * the other one changed is undone unseen.
 *
 * @param read what the form began with
 * @param latest what is saved now
 */
export function mergeEdits<Values extends RecordFields>(
  read: Values,
  entered: Values,
  latest: Values,
): MergedEdits<Values> {
  const theirs = changedFields(read, latest);
  const mine = changedFields(read, entered);
  const names = Object.keys(theirs) as (keyof Values & string)[];
  return {
    taken: Object.fromEntries(
      names.filter((name) => !(name in mine)).map((name) => [name, latest[name]]),
    ) as Partial<Values>,
    conflicts: names.filter((name) => name in mine && !isSameValue(entered[name], latest[name])),
  };
}

/** The fields that have another value than before. */
export function changedFields<Values extends RecordFields>(before: Values, after: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name])),
  ) as Partial<Values>;
}

/** Whether two values of plain data are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
