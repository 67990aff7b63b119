import { startTransition, useEffect, useState } from 'react';

/** How many more are shown in one go: little enough work not to be felt. */
const STEP = 40;

/** The beginning of a list, and soon all of it: hundreds of cards never hold up the page. */
export function useIncrementalList<T>(all: readonly T[], atOnce: number): readonly T[] {
  const [count, setCount] = useState(atOnce);

  useEffect(() => {
    if (count < all.length) startTransition(() => setCount(count + STEP));
  }, [count, all.length]);

  return all.slice(0, count);
}
