import { useEffect, useState } from 'react';

/**
 * Whole seconds until an instant, begun ones included; 0 from then on.
 *
 * @param until milliseconds since 1970
 */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= until) clearInterval(tick);
    }, 1000);
    return () => clearInterval(tick);
  }, [until]);
  return Math.max(0, Math.ceil((until - now) / 1000));
}
