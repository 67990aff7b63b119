/** What was found wrong with one field. */
export interface Finding {
  readonly field: string;
  /** In plain words that follow the field's name. */
  readonly problem: string;
  /** The value that was there instead; left out where it was nothing. */
  readonly told?: unknown;
}

/** Looks at a value of a response and says what is wrong with it; `field` is its path. */
export type Expectation = (value: unknown, field: string) => readonly Finding[];

/** Whether a value says nothing: left out, `null`, or a blank text. */
export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
