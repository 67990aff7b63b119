import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '../kit/late-part.ts';
import { useLatePart } from '../kit/use-late-part.ts';
import { useOverlay } from '../kit/use-overlay.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';

const dialog = latePart(async () => (await import('./consent-dialog.tsx')).ConsentDialog);

/**
 * Changes one's mind about being measured, from the footer; nothing where the
 * agency does not measure.
 *
 * @param className the looks of the button, which are its surroundings' affair
 */
export function ConsentSettings({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const { analytics } = useShell();
  const companies = useLive(analytics.companies);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const Dialog = useLatePart(dialog, isOpen, close);
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
