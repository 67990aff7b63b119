import { useEffect } from 'react';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

/**
 * Runs the scripts that the visitor has agreed to. What has begun can only be
 * ended by a page without it, so taking the agreement back loads the page anew.
 *
 * @see rules §7, scripts
 */
export function useMeasuring(): void {
  const scripts = useLive(useShell().analytics.scripts);

  useEffect(() => {
    if (scripts.length === 0) return;
    let wanted = true;
    void import('./start-measuring.ts').then(({ startMeasuring }) => {
      if (wanted) for (const script of scripts) startMeasuring(script, window);
    });
    return () => {
      wanted = false;
    };
  }, [scripts]);
}
