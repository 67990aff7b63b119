import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import styles from './dialog.module.css';
import { DialogBar } from './dialog-bar.tsx';
import { Modal } from './modal.tsx';

interface Props {
  readonly heading: string;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has returned by then. */
  readonly onClose: () => void;
  readonly size?: 'narrow' | 'wide';
  /** Buttons at the end. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal with a heading, open for as long as it is rendered. */
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
  /** The id of the heading, among its children, that names it. */
  readonly labelledBy: string;
  /** Whether it is a sheet at the lower edge of a phone's screen. */
  readonly sheet?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal whose content brings its own heading; the button that closes it is in the corner. */
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
