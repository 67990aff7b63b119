import type { LucideIcon } from 'lucide-react';
import { iconButtonClass } from '../kit/buttons/icon-button-class.ts';
import styles from './picker-button.module.css';
import type { usePicker } from './use-picker.ts';

interface Props {
  readonly picker: ReturnType<typeof usePicker>;
  /** The icon of a row of the slide-out menu; left out, the button stands in the bar. */
  readonly row: LucideIcon | undefined;
  /** What stands before the value in the bar. */
  readonly icon?: LucideIcon;
  /** What it picks, and what is picked now, in the words that are seen in the bar too (WCAG 2.5.3); a row says both itself. */
  readonly label: string;
  readonly title: string;
  readonly value: string;
}

/** The button of a picker, and its popup behind it while it is open. */
export function PickerButton({ picker, row, icon, label, title, value }: Props) {
  const { button, Popup, popup } = picker;
  const Icon = row ?? icon;
  return (
    <>
      <button
        {...button}
        className={row === undefined ? iconButtonClass() : styles.row}
        aria-label={row === undefined ? label : undefined}
      >
        {Icon !== undefined && <Icon size={20} aria-hidden="true" />}
        {row !== undefined && <span className={styles.title}>{title}</span>}
        <bdi className={styles.value}>{value}</bdi>
      </button>
      {Popup !== undefined && <Popup {...popup} />}
    </>
  );
}
