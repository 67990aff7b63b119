/** A city at which travellers are. */
export interface Visit {
  readonly place: string;
  readonly lat: number;
  readonly long: number;
  /** Days; the last is null if it is not known. */
  readonly start: string;
  readonly end: string | null;
  /** Local times, such as `2026-02-03T11:00`; null if they are not known. */
  readonly arrives: string | null;
  readonly leaves: string | null;
}
