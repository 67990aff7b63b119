/** The fields of a record with plain data. */
type RecordFields = Readonly<Record<string, unknown>>;

/** Changes to a record by another person since a form read it. */
export interface MergedEdits<Values extends RecordFields> {
  /** The changes to the form: fields that only the other person has changed. */
  readonly taken: Partial<Values>;
  /** Fields that both have changed to different values. The form keeps its own values. */
  readonly conflicts: readonly (keyof Values & string)[];
}

/**
 * Merges the form's values with those that another person has saved meanwhile: no entered value is lost, and no change
 * by the other person is undone without notice.
 *
 * @param read the form's initial values
 * @param latest the currently saved values
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

/** The fields whose values have changed. */
export function changedFields<Values extends RecordFields>(before: Values, after: Values): Partial<Values> {
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => !isSameValue(value, before[name])),
  ) as Partial<Values>;
}

/** Whether two values of plain data are the same. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
