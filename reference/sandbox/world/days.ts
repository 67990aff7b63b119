const DAY_MS = 86_400_000;

/** The day some days after or before another one; both as `2026-02-03`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from one day to another; negative if the other is earlier. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}
