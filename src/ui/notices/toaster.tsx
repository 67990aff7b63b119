import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

const toastList = latePart(async () => (await import('./toast-list.tsx')).ToastList);

/** Short words to the visitor; what shows them is fetched with the first of them. */
export function Toaster() {
  const toasts = useLive(useShell().notices.toasts);
  return toasts.length > 0 && <LateSlot part={toastList} with={{ toasts }} renderFailed={() => null} />;
}
