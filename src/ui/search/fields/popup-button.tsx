import type { ControlProps } from '@livery/ui/field';
import { RangeWords, rangeText, type TextOrRange } from '@livery/ui/range-words';
import { type RefObject, useLayoutEffect } from 'react';
import styles from './popup-field.module.css';

interface Props {
  readonly control: ControlProps;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  /** The value in words, or a prompt if there is none. */
  readonly words: TextOrRange;
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
  /** The state of the field that this replaces, if that had the focus: then this takes the focus. */
  readonly follows?: Readonly<RefObject<object | null>>;
  /** Called before the click, so that the code of the popup is loaded. */
  readonly onTouch: () => void;
  readonly onOpen: () => void;
}

/** Looks like a field, and opens the popup in which it is filled in. */
export function PopupButton({ control, ref, label, words, isEmpty, isOpen, follows, onTouch, onOpen }: Props) {
  useLayoutEffect(() => {
    if (follows !== undefined && follows.current !== null) ref.current?.focus();
  }, [follows, ref]);
  return (
    <button
      {...control}
      ref={ref}
      type="button"
      className={`${control.className} ${styles.button}`}
      data-empty={isEmpty ? '' : undefined}
      aria-label={`${label}: ${rangeText(words)}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onPointerDown={onTouch}
      onClick={onOpen}
    >
      <RangeWords words={words} />
    </button>
  );
}
