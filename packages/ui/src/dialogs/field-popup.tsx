import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { buttonClass } from '../buttons/button-class.ts';
import { DialogBar } from './dialog-bar.tsx';
import styles from './field-popup.module.css';
import { Modal } from './modal.tsx';
import frame from './popup-frame.module.css';
import { useFieldPosition } from './use-field-position.ts';

interface Props {
  readonly heading: string;
  /** The field that it belongs to: on a wide screen it is placed below it, on a phone it takes the whole screen. */
  readonly field: RefObject<HTMLElement | null>;
  /** The label of the button that closes it. */
  readonly done: string;
  /** Called by that button before it closes: `false` where something is missing, which the popup tells; it stays open then. */
  readonly isDone?: () => boolean;
  /** Beside that button: what is chosen, in words. */
  readonly words?: string;
  /** Called once it is closed. The focus has returned by then. */
  readonly onClose: () => void;
  /** @param close for what completes the choice */
  readonly children: (close: () => void) => ReactNode;
}

/** A modal to fill in a field with, such as a calendar: within the window wherever its field stands. */
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
