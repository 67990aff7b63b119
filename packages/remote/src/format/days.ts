/// <reference lib="esnext.temporal" preserve="true" />

import { useState, useSyncExternalStore } from 'react';

export {
  firstBookableDay,
  isBeforeDay,
  lastBookableDay,
  parsePlainDate,
  parsePlainDateTime,
} from '@livery/contract/search/search-days';

/** The day in the visitor's time zone when the screen was opened. */
export function useToday(): Temporal.PlainDate {
  const [today] = useState(() => Temporal.Now.plainDateISO());
  return today;
}

/** `2026-02-03` in the visitor's time zone: the next day as soon as it begins, on a page that stays open overnight. */
export function useCurrentDay(): string {
  return useSyncExternalStore(onNextDay, currentDay, currentDay);
}

const currentDay = () => Temporal.Now.plainDateISO().toString();

/** A timer alone is late on a device that was asleep. */
function onNextDay(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const now = Temporal.Now.zonedDateTimeISO();
    const midnight = now.startOfDay().add({ days: 1 });
    timer = setTimeout(() => {
      changed();
      wait();
    }, midnight.epochMilliseconds - now.epochMilliseconds);
  };
  wait();
  document.addEventListener('visibilitychange', changed);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', changed);
  };
}
