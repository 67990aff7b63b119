import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../format/visually-hidden.tsx';
import { keepsFocusInList } from './keeps-focus-in-list.ts';
import styles from './removable-chip.module.css';

interface Props {
  /** The action of the chip, before the text: `Remove filter:`. */
  readonly action: string;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** A chosen value, such as a filter; a press removes it. */
export function RemovableChip({ action, onRemove, children }: Props) {
  return (
    <button ref={keepsFocusInList} type="button" className={styles.chip} onClick={onRemove}>
      <VisuallyHidden>{action}</VisuallyHidden> <span className={styles.text}>{children}</span>
      <X size={16} aria-hidden="true" />
    </button>
  );
}
