import { type ReactNode, useId } from 'react';
import { Button } from '../buttons/button.tsx';
import { DialogBar } from './dialog-bar.tsx';
import { Modal } from './modal.tsx';
import styles from './sheet.module.css';

interface Props {
  readonly heading: string;
  /** The label of the button at the end, which closes it: it names the content behind. */
  readonly done: string;
  /** Shown next to that button. */
  readonly foot?: ReactNode;
  /** The media query of windows that show its content without it: it closes once that matches. */
  readonly until?: string;
  /** Called once it is closed: by a button, Escape, or a click outside. The focus has already returned. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal that fills a phone's screen, with an always visible footer; on other screens a panel at the screen's end. */
export function Sheet({ heading, done, foot, until, onClose, children }: Props) {
  const id = useId();
  return (
    <Modal className={styles.sheet} labelledBy={id} until={until} onClose={onClose}>
      {(close) => (
        <div className={styles.content}>
          <DialogBar id={id} heading={heading} onClose={close} />
          <div className={styles.body}>{children}</div>
          <div className={styles.foot}>
            {foot}
            <Button variant="primary" fullWidth onClick={close}>
              <span aria-live="polite">{done}</span>
            </Button>
          </div>
        </div>
      )}
    </Modal>
  );
}
