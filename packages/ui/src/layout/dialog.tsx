import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { useModal } from '../hooks/use-modal.ts';
import styles from './dialog.module.css';
import frame from './dialog-frame.module.css';

interface Props {
  readonly heading: string;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has returned by then. */
  readonly onClose: () => void;
  readonly size?: 'narrow' | 'wide';
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal that is open for as long as it is rendered. */
export function Dialog({ heading, onClose, size = 'narrow', actions, children }: Props) {
  const { t } = useTranslation('ui');
  const id = useId();
  const { dialog, close } = useModal(onClose);

  return (
    <dialog {...dialog} className={frame.dialog} data-size={size} aria-labelledby={id}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <IconButton icon={X} label={t('close')} onClick={close} />
        </div>
        {children}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

interface ConfirmDialogProps {
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
export function ConfirmDialog({
  heading,
  confirm,
  onConfirm,
  onClose,
  busy = false,
  danger = false,
  children,
}: ConfirmDialogProps) {
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
