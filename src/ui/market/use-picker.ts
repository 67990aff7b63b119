import { type ComponentType, type RefObject, useRef, useState } from 'react';
import { useOverlay } from '../kit/dialogs/use-overlay.ts';
import type { LazyComponent } from '../kit/lazy/lazy-component.ts';
import { useLazyComponent } from '../kit/lazy/use-lazy-component.ts';

/** What the popup of a picker is given. */
export interface PopupProps {
  readonly anchor: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface Picker {
  readonly button: {
    readonly ref: RefObject<HTMLButtonElement | null>;
    readonly type: 'button';
    readonly 'aria-haspopup': 'dialog';
    readonly 'aria-expanded': boolean;
    readonly onPointerDown: () => void;
    readonly onClick: () => void;
  };
  /** The popup while it is open and its code is there. */
  readonly Popup: ComponentType<PopupProps> | undefined;
  readonly popup: PopupProps;
}

/** A button and the popup that it opens, whose code begins to come with the first touch of the button. */
export function usePicker(part: LazyComponent<PopupProps>): Picker {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [touched, setTouched] = useState(false);
  useOverlay(open);
  const onClose = () => setOpen(false);
  const Popup = useLazyComponent(part, touched, () => {
    setOpen(false);
    setTouched(false);
  });

  return {
    button: {
      ref: anchor,
      type: 'button',
      'aria-haspopup': 'dialog',
      'aria-expanded': open,
      onPointerDown: () => setTouched(true),
      onClick() {
        setTouched(true);
        setOpen(true);
      },
    },
    Popup: open ? Popup : undefined,
    popup: { anchor, onClose },
  };
}
