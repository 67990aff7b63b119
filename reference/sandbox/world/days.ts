const DAY_MS = 86_400_000;

/** The day that lies some days after another, or before it; both as `2026-02-03`. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days it is from one day to another; below zero if the other lies before it. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);
}
