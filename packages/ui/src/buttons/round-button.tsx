import type { LucideIcon } from 'lucide-react';
import { keepsFocusInList } from './keeps-focus-in-list.ts';
import styles from './round-button.module.css';

interface Props {
  readonly icon: LucideIcon;
  /** The accessible name, also the tooltip; for a toggle button it stays the same. */
  readonly label: string;
  /** Whether the toggle button is on; missing if it isn't a toggle button. */
  readonly pressed?: boolean;
  /** Whether its icon is filled while it is pressed. */
  readonly filled?: boolean;
  readonly onClick: () => void;
}

/** A round button with an icon, over a picture: for the `corner` of a `PictureCard`. */
export function RoundButton({ icon: Icon, label, pressed, filled = false, onClick }: Props) {
  return (
    <button
      ref={keepsFocusInList}
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      data-filled={filled ? '' : undefined}
      onClick={onClick}
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  );
}
