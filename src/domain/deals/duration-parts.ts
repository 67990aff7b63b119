/** The parts of a shown duration: "1 day 2 hours" is one day, two hours and no minutes. */
export interface DurationParts {
  readonly days: number;
  /** 0 to 23. */
  readonly hours: number;
  /** 0 to 59. */
  readonly minutes: number;
}

/** Splits a whole number of minutes, 0 or more, into days, hours and minutes. @rule 3.7 */
export function durationParts(minutes: number): DurationParts {
  return {
    days: Math.floor(minutes / 1440),
    hours: Math.floor((minutes % 1440) / 60),
    minutes: minutes % 60,
  };
}
