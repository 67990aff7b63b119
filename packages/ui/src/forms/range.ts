/** The two ends of a range. */
export interface Range {
  readonly least: number;
  /** Not below `least`. */
  readonly most: number;
}
