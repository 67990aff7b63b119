import { useState } from 'react';

export { dayOf, firstDay, isBefore, lastDay, timeOf } from '../../../../src/domain/search/search-days.ts';

/** The day in the visitor's time zone when the screen was opened. */
export function useToday(): Temporal.PlainDate {
  const [today] = useState(() => Temporal.Now.plainDateISO());
  return today;
}
