import type { LucideIcon } from 'lucide-react';
import styles from './icon-button.module.css';
import { iconButtonClass } from './icon-button-class.ts';
import { keepsFocusInList } from './keeps-focus-in-list.ts';

interface Props {
  readonly icon: LucideIcon;
  /** The accessible name. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function IconButton({ icon: Icon, label, disabled = false, onClick }: Props) {
  return (
    <button
      ref={keepsFocusInList}
      type="button"
      className={`${iconButtonClass()} ${styles.square}`}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
