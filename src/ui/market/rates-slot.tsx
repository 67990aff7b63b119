import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

const notice = latePart(async () => (await import('./rates-notice.tsx')).RatesNotice);

/** Where a page says that it can't convert its prices; what says so is fetched when it is needed. */
export function RatesSlot() {
  const reason = useLive(useShell().market.unconverted);
  return reason !== null && <LateSlot part={notice} with={{ reason }} />;
}
