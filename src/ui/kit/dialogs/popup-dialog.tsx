import { X } from 'lucide-react';
import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDismissal } from '../../../../design/use-dismissal.ts';
import { useModal } from '../../../../design/use-modal.ts';
import { iconButtonClass } from '../buttons/icon-button-class.ts';
import styles from './popup-dialog.module.css';
import { useAnchorPosition } from './use-anchor-position.ts';

interface Props {
  readonly heading: string;
  /** The button that it was opened by: on a wide screen it stands below, on a phone at the screen's lower edge. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called once it is closed: by its button, Escape, or a click beside it. The focus is back by then. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small modal that belongs to a button, open for as long as it is rendered. */
export function PopupDialog({ heading, anchor, onClose, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  const { close, ...dismissed } = useDismissal(ref, onClose);
  useAnchorPosition(ref, anchor);
  useModal(ref);

  return (
    <dialog ref={ref} className={styles.popup} aria-labelledby={id} closedby="any" {...dismissed}>
      <div className={styles.content}>
        <div className={styles.bar}>
          <h2 id={id} className={styles.heading}>
            {heading}
          </h2>
          <button type="button" className={iconButtonClass()} aria-label={t('close')} onClick={close}>
            <X size={20} aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
