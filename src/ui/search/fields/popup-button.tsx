import type { ControlProps } from '@livery/ui/field';
import { RangeWords, rangeText, type TextOrRange } from '@livery/ui/range-words';
import { type RefObject, useLayoutEffect } from 'react';
import styles from './popup-field.module.css';

interface Props {
  readonly control: ControlProps;
  readonly ref: RefObject<HTMLButtonElement | null>;
  readonly label: string;
  /** The value in words, or what to do if there is none. */
  readonly words: TextOrRange;
  readonly isEmpty: boolean;
  readonly isOpen: boolean;
  /** What was going on in a field that it replaces, if any had the focus then: it takes it. */
  readonly follows?: Readonly<RefObject<object | null>>;
  /** Called before the click, to load the code of the popup. */
  readonly onTouch: () => void;
  readonly onOpen: () => void;
}

/** Looks like a field, and opens the popup that it is filled in with. */
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
