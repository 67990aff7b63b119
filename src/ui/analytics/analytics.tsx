import { useEffect } from 'react';
import { useLive } from '../../../design/use-live.ts';
import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { useShell } from '../shell-context.tsx';

const banner = lazyComponent(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/** Requests consent to analytics where the agency uses them, and runs them once the visitor agrees. */
export function Analytics() {
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const consent = useLive(analytics.consent);
  useMeasuring();
  return (
    companies !== null &&
    consent === 'undecided' && <LazySlot component={banner} props={{ companies }} renderFailed={() => null} />
  );
}

/**
 * Runs the scripts that the visitor has agreed to. What has begun can only be
 * ended by a page without it, so taking the agreement back loads the page anew.
 *
 * @see rules §7, scripts
 */
function useMeasuring(): void {
  const scripts = useLive(useShell().analytics.scripts);

  useEffect(() => {
    if (scripts.length === 0) return;
    const cancelled = new AbortController();
    void import('./start-measuring.ts').then(({ startMeasuring }) => {
      if (!cancelled.signal.aborted) for (const script of scripts) startMeasuring(script, window);
    });
    return () => cancelled.abort();
  }, [scripts]);
}
