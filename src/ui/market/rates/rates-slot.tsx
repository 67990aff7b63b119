import { LazySlot, lazyComponent } from '../../kit/lazy-component.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';

const notice = lazyComponent(async () => (await import('./rates-notice.tsx')).RatesNotice);

/** Where a page says that it can't convert its prices; what says so is fetched when it is needed. */
export function RatesSlot() {
  const reason = useLive(useShell().market.unconverted);
  return reason !== null && <LazySlot component={notice} props={{ reason }} />;
}
