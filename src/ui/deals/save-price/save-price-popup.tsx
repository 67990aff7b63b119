import { lazyComponent, useLazyComponent } from '../../kit/lazy-component.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';

const dialog = lazyComponent(async () => (await import('./save-price-dialog.tsx')).SavePriceDialog);

/** The offer to sign in, while it is open; its dialog is fetched when it first is. */
export function SavePricePopup() {
  const { savePrice } = useShell();
  const isOpen = useLive(savePrice.isOpen);
  const Dialog = useLazyComponent(dialog, isOpen, savePrice.close);
  return isOpen && Dialog !== undefined && <Dialog />;
}
