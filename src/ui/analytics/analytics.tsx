import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import { useMeasuring } from './use-measuring.ts';

const banner = latePart(async () => (await import('./consent-banner.tsx')).ConsentBanner);

/** Asks whether visits may be measured, where the agency would, and measures them once the visitor agrees. */
export function Analytics() {
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const consent = useLive(analytics.consent);
  useMeasuring();
  return (
    companies !== null &&
    consent === 'undecided' && <LateSlot part={banner} with={{ companies }} renderFailed={() => null} />
  );
}
