import { lazyComponent } from '../kit/lazy-component.ts';
import { LazySlot } from '../kit/lazy-slot.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { useMeasuring } from './use-measuring.ts';

const banner = lazyComponent(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/** Asks whether visits may be measured, where the agency would, and measures them once the visitor agrees. */
export function Analytics() {
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const consent = useLive(analytics.consent);
  useMeasuring();
  return (
    companies !== null &&
    consent === 'undecided' && <LazySlot part={banner} with={{ companies }} renderFailed={() => null} />
  );
}
