/** A city where travellers stay. */
export interface Visit {
  readonly place: string;
  readonly lat: number;
  readonly long: number;
  /** Days; the last is null if it isn't known. */
  readonly start: string;
  readonly end: string | null;
  /** Local times, such as `2026-02-03T11:00`; null if they aren't known. */
  readonly arrives: string | null;
  readonly leaves: string | null;
}
