import { useModal } from '@livery/ui/use-modal';
import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import styles from './popup-dialog.module.css';
import { useAnchorPosition } from './use-anchor-position.ts';

/** Props of every popup. */
export interface PopupProps {
  /**
   * The button that opened it: on a wide screen the popup is placed below it, on a phone at the bottom of the
   * screen.
   */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has returned by then. */
  readonly onClose: () => void;
}

interface Props extends PopupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A small modal that is placed at a button, open for as long as it is rendered. */
export function PopupDialog({ heading, anchor, onClose, children }: Props) {
  const id = useId();
  const { dialog, close } = useModal(onClose);
  useAnchorPosition(dialog.ref, anchor);

  return (
    <dialog {...dialog} className={styles.popup} aria-labelledby={id}>
      <div className={styles.content}>
        <DialogBar id={id} heading={heading} onClose={close} />
        {children}
      </div>
    </dialog>
  );
}

interface BarProps {
  /** The id of the heading, which names the dialog. */
  readonly id: string;
  readonly heading: string;
  readonly className?: string | undefined;
  /** The size of the icon in pixels. */
  readonly size?: number;
  readonly onClose: () => void;
}

/** The header of a dialog: its heading, and the button that closes it. */
export function DialogBar({ id, heading, className = '', size = 20, onClose }: BarProps) {
  const { t } = useTranslation();
  return (
    <div className={`${styles.bar} ${className}`}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={onClose}>
        <X size={size} aria-hidden="true" />
      </button>
    </div>
  );
}
