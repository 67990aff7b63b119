import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { buttonClass } from '../buttons/button-class.ts';
import { DialogBar } from './dialog-bar.tsx';
import styles from './field-popup.module.css';
import { Modal } from './modal.tsx';
import frame from './popup-frame.module.css';
import { useFieldPosition } from './use-field-position.ts';

interface Props {
  readonly heading: string;
  /** The field of the popup: on wide screens the popup is below it, on phones it fills the screen. */
  readonly field: RefObject<HTMLElement | null>;
  /** The label of the button that closes it. */
  readonly done: string;
  /**
   * Called by that button before it closes. If something is missing, it returns `false`, and the popup stays open and
   * says what.
   */
  readonly isDone?: () => boolean;
  /** Shown next to that button: the choice in words. */
  readonly words?: string;
  /** Called once it is closed. The focus has already returned. */
  readonly onClose: () => void;
  /** @param close called by the element that completes the choice */
  readonly children: (close: () => void) => ReactNode;
}

/** A modal for filling in a field, such as a calendar: always within the window. */
export function FieldPopup({ heading, field, done, isDone, words = '', onClose, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useFieldPosition(ref, field);

  return (
    <Modal ref={ref} className={`${frame.frame} ${styles.popup}`} labelledBy={id} onClose={onClose}>
      {(close) => (
        <div className={frame.content}>
          <DialogBar id={id} heading={heading} onClose={close} />
          <div className={styles.body}>{children(close)}</div>
          <div className={styles.end}>
            <output>{words}</output>
            <button type="button" className={buttonClass('primary')} onClick={() => isDone?.() !== false && close()}>
              {done}
            </button>
          </div>
        </div>
      )}
    </Modal>
  );
}
