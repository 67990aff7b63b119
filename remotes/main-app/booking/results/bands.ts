/** How long something takes: up to two hours, half a day, a day, longer. */
export function durationBand(minutes: number | null): readonly string[] {
  if (minutes === null) return [];
  if (minutes <= 120) return ['short'];
  if (minutes <= 300) return ['half'];
  return [minutes <= 720 ? 'day' : 'long'];
}

/** How long a cruise is: up to five nights, about a week, longer. */
export function nightsBand(nights: number | null): readonly string[] {
  if (nights === null) return [];
  if (nights <= 5) return ['short'];
  return [nights <= 9 ? 'week' : 'long'];
}

/** The part of the day in which a time is: before 6, before 12, before 18, later. */
export function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [['night', 'morning', 'afternoon', 'evening'][Math.floor(Number(hour) / 6)] ?? 'evening'];
}
