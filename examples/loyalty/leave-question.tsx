import { useRemote } from '@livery/remote';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Asks before the visitor leaves the page with unsaved input. */
export function LeaveQuestion({ unsaved }: { readonly unsaved: boolean }) {
  const { t } = useTranslation('loyalty');
  const { guardLeaving, markUnsaved } = useRemote();
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);

  useEffect(() => {
    if (!unsaved) return undefined;
    const ends = [guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve))), markUnsaved()];
    return () => {
      for (const end of ends) end();
    };
  }, [unsaved, guardLeaving, markUnsaved]);

  if (answer === null) return null;
  const give = (leave: boolean) => {
    setAnswer(null);
    answer(leave);
  };
  return (
    <ConfirmDialog
      danger
      heading={t('leave.heading')}
      confirm={t('leave.confirm')}
      onConfirm={() => give(true)}
      onClose={() => give(false)}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}
