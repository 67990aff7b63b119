import { useRemote } from '@livery/remote';
import { ConfirmDialog } from '@livery/ui/confirm-dialog';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Marks unsaved changes; returns a function that removes the mark. */
const MarkUnsaved = createContext<() => () => void>(() => () => undefined);

/** Asks once before the visitor leaves a page on which forms have unsaved changes. */
export function LeaveGuard({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('account');
  const { guardLeaving } = useRemote();
  const [marks, setMarks] = useState(0);
  const [answer, setAnswer] = useState<((leave: boolean) => void) | null>(null);
  const mark = useCallback(() => {
    setMarks((count) => count + 1);
    return () => setMarks((count) => count - 1);
  }, []);
  const isUnsaved = marks > 0;
  useEffect(() => {
    if (!isUnsaved) return undefined;
    return guardLeaving(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [isUnsaved, guardLeaving]);
  return (
    <MarkUnsaved value={mark}>
      {children}
      {answer !== null && (
        <ConfirmDialog
          danger
          heading={t('leave.heading')}
          confirm={t('leave.confirm')}
          onConfirm={() => give(true)}
          onClose={() => give(false)}
        >
          <p>{t('leave.text')}</p>
        </ConfirmDialog>
      )}
    </MarkUnsaved>
  );

  function give(leave: boolean) {
    setAnswer(null);
    answer?.(leave);
  }
}

/** Makes the page's guard ask while there are unsaved changes. */
export function useUnsavedMark(unsaved: boolean) {
  const mark = useContext(MarkUnsaved);
  useEffect(() => (unsaved ? mark() : undefined), [unsaved, mark]);
}
