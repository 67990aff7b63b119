import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { useVoice } from './use-voice.ts';

interface Props {
  readonly heading: string;
  /** What the button that does it says. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  /** It takes something away. */
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** Asks once more. */
export function ConfirmDialog({ heading, confirm, onConfirm, onClose, busy = false, danger = false, children }: Props) {
  const say = useVoice();
  return (
    <Dialog
      heading={heading}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{say('kit.goBack')}</Button>
          <Button look={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
