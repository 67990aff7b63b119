/// <reference lib="esnext.temporal" preserve="true" />

import { useState, useSyncExternalStore } from 'react';

export {
  firstBookableDay,
  isBeforeDay,
  lastBookableDay,
  parsePlainDate,
  parsePlainDateTime,
} from '@livery/contract/search/search-days';

/** The date in the visitor's time zone when the screen was opened. */
export function useToday(): Temporal.PlainDate {
  const [today] = useState(() => Temporal.Now.plainDateISO());
  return today;
}

/** Today in the visitor's time zone, `2026-02-03`; it changes at midnight while the page is open. */
export function useCurrentDay(): string {
  return useSyncExternalStore(onNextDay, currentDay, currentDay);
}

const currentDay = () => Temporal.Now.plainDateISO().toString();

/** A timer alone is late on a device that was asleep. */
function onNextDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = Temporal.Now.zonedDateTimeISO();
    const midnight = now.startOfDay().add({ days: 1 });
    timer = setTimeout(() => {
      onChange();
      wait();
    }, midnight.epochMilliseconds - now.epochMilliseconds);
  };
  wait();
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
