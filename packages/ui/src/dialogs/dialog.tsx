import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import styles from './dialog.module.css';
import { DialogBar } from './dialog-bar.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly heading: string;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has already returned. */
  readonly onClose: () => void;
  readonly size?: 'narrow' | 'wide';
  /** Buttons at the bottom. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal with a heading, open while it is rendered. */
export function Dialog({ heading, onClose, size = 'narrow', actions, children }: Props) {
  const id = useId();
  return (
    <Modal className={styles.dialog} size={size} labelledBy={id} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <DialogBar id={id} heading={heading} className={styles.bar} onClose={close} />
          {children}
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
      )}
    </Modal>
  );
}

interface UntitledProps {
  /** The id of the heading in `children` that names it. */
  readonly labelledBy: string;
  /** Whether it is a sheet at the bottom edge on phones. */
  readonly sheet?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal whose children include the heading; the close button is in the corner. */
export function UntitledDialog({ labelledBy, sheet = false, onClose, children }: UntitledProps) {
  const { t } = useTranslation('ui');
  return (
    <Modal
      className={sheet ? `${styles.dialog} ${styles.sheet}` : styles.dialog}
      labelledBy={labelledBy}
      onClose={onClose}
    >
      {(close) => (
        <div className={styles.untitled}>
          <button
            type="button"
            className={`${iconButtonClass()} ${styles.corner}`}
            aria-label={t('close')}
            onClick={close}
          >
            <X size={20} aria-hidden="true" />
          </button>
          {children}
        </div>
      )}
    </Modal>
  );
}
