import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import { useShell } from '../shell-context.tsx';

const consentDialog = lazyComponent('consent-dialog', async () => (await import('./consent-dialog.tsx')).ConsentDialog);

/**
 * Opens the analytics consent from the footer; renders nothing if the agency uses no analytics.
 *
 * @param className the button's class, given by its surroundings
 */
export function ConsentSettings({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLazyComponent(consentDialog, isOpen, close);
  useOverlay(isOpen);
  if (companies === null) return null;

  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {t('consent.settings')}
      </button>
      {isOpen && Dialog !== undefined && <Dialog companies={companies} onClose={close} />}
    </>
  );
}
