import { iconButtonClass } from '@livery/ui/icon-button-class';
import type { PopupProps } from '@livery/ui/popup';
import type { LucideIcon } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { type LazyComponent, useLazyComponent } from '../kit/lazy-component.tsx';
import { useOverlay } from '../kit/use-overlay.ts';
import styles from './picker-button.module.css';

/** Where a picker's button is: in the header's bar, or as a row of the slide-out menu with an icon. */
export interface PickerButtonOptions {
  readonly row?: LucideIcon | undefined;
}

/** Props of a picker's popup. */
export interface PickerPopupProps extends PopupProps {
  /** The text that was typed before the popup was loaded. */
  readonly typed?: string;
}

interface Props extends PickerButtonOptions {
  readonly popup: LazyComponent<PickerPopupProps>;
  /** The prefix of the value in the bar. */
  readonly icon?: LucideIcon;
  /**
   * The accessible name: what is picked, and the current value, including the visible text (WCAG 2.5.3). A row shows
   * both as text.
   */
  readonly label: string;
  readonly title: string;
  readonly value: string;
}

/** The button of a picker, and its popup, whose code is loaded when the button is first touched. */
export function PickerButton({ popup, row, icon, label, title, value }: Props) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  const [typed, setTyped] = useState('');
  useOverlay(open);
  const Popup = useLazyComponent(popup, touched, () => {
    setOpen(false);
    setTouched(false);
  });
  const Icon = row ?? icon;
  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={row === undefined ? iconButtonClass() : styles.row}
        aria-label={row === undefined ? label : undefined}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => setTouched(true)}
        onKeyDown={type}
        onClick={() => {
          setTouched(true);
          if (!open) setTyped('');
          setOpen(true);
        }}
      >
        {Icon !== undefined && <Icon size={20} aria-hidden="true" />}
        {row !== undefined && <span className={styles.title}>{title}</span>}
        <bdi className={styles.value}>{value}</bdi>
      </button>
      {open && Popup !== undefined && <Popup anchor={anchor} typed={typed} onClose={() => setOpen(false)} />}
    </>
  );

  /** Keeps the letters that are typed while the popup's code is loading. */
  function type(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isLetter = [...key].length === 1 && !ctrlKey && !metaKey && !altKey;
    if (!open || Popup !== undefined || (!isLetter && key !== 'Backspace')) return;
    event.preventDefault();
    setTyped((before) => (isLetter ? before + key : [...before].slice(0, -1).join('')));
  }
}
