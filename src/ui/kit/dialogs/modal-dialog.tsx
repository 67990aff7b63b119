import frame from '@livery/ui/dialog-frame.module.css';
import icon from '@livery/ui/icon-button.module.css';
import { useModal } from '@livery/ui/use-modal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './modal-dialog.module.css';

interface Props {
  /** The id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has returned by then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal that is open for as long as it is rendered. */
export function ModalDialog({ labelledBy, onClose, children }: Props) {
  const { t } = useTranslation();
  const { dialog, close } = useModal(onClose);
  return (
    <dialog {...dialog} className={frame.dialog} aria-labelledby={labelledBy}>
      <div className={styles.content}>
        <button
          type="button"
          className={`${icon.button} ${icon.square} ${styles.close}`}
          aria-label={t('close')}
          onClick={close}
        >
          <X size={20} aria-hidden="true" />
        </button>
        {children}
      </div>
    </dialog>
  );
}
