import { type ReactNode, type RefObject, useId, useRef } from 'react';
import { DialogBar } from './dialog-bar.tsx';
import { Modal } from './modal.tsx';
import styles from './popup.module.css';
import frame from './popup-frame.module.css';
import { useAnchorPosition } from './use-anchor-position.ts';

/** Props of every popup. */
export interface PopupProps {
  /** The button that opened it: on wide screens the popup is below it, on phones at the bottom of the screen. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Called once it is closed: by its button, Escape, or a click outside. The focus has already returned. */
  readonly onClose: () => void;
}

interface Props extends PopupProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A small modal next to a button, open while it is rendered. */
export function Popup({ heading, anchor, onClose, children }: Props) {
  const id = useId();
  const ref = useRef<HTMLDialogElement>(null);
  useAnchorPosition(ref, anchor);

  return (
    <Modal ref={ref} className={`${frame.frame} ${styles.popup}`} labelledBy={id} onClose={onClose}>
      {(close) => (
        <div className={`${frame.content} ${styles.content}`}>
          <DialogBar id={id} heading={heading} onClose={close} />
          {children}
        </div>
      )}
    </Modal>
  );
}
