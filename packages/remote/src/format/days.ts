/// <reference lib="esnext.temporal" preserve="true" />

import { useState } from 'react';

export { dayOf, firstDay, isBefore, lastDay, timeOf } from '@livery/contract/search/search-days';

/** The day in the visitor's time zone when the screen was opened. */
export function useToday(): Temporal.PlainDate {
  const [today] = useState(() => Temporal.Now.plainDateISO());
  return today;
}
