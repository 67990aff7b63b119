import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  readonly heading: string;
  /** Label of the confirming button. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** Whether the action removes something. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** Confirms an action. */
export function ConfirmDialog({ heading, confirm, onConfirm, onClose, busy = false, danger = false, children }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('goBack')}</Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
