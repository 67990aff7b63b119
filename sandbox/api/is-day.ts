/** Whether a value is a day of the calendar, as `2026-02-03`. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const time = Date.parse(value);
  // The 30th of February parses, as the 2nd of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
