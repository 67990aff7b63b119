/** What was found wrong with one field. */
export interface Finding {
  readonly field: string;
  /** In plain words that follow the field's name. */
  readonly problem: string;
  /** The value that was there instead; missing where there was none. */
  readonly received?: unknown;
}

/** Returns what is wrong with a value of a response; `field` is its path. */
export type Expectation = (value: unknown, field: string) => readonly Finding[];

/** Whether a value is missing: `undefined`, `null`, or a blank text. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
