import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly heading: string;
  /** What the button that does it says. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** Asks once more. */
export function ConfirmDialog({ heading, confirm, onConfirm, onClose, busy = false, danger = false, children }: Props) {
  const { t } = useTranslation('kit');
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
