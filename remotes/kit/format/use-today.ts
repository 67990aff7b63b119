import { useState } from 'react';

/** The visitor's own day when the screen was opened. */
export function useToday(): Temporal.PlainDate {
  const [today] = useState(() => Temporal.Now.plainDateISO());
  return today;
}
