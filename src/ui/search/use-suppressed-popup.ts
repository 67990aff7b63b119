import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useOverlay } from '../kit/use-overlay.ts';

/** In milliseconds: a keyboard user who leaves the form is probably going to another element. */
const AFTER_BLUR_MS = 5000;

/**
 * Keeps the save-price popup closed while the focus is in an element, and for a moment after, because it would take the
 * focus from a visitor who is filling in a form (rules 4.9).
 *
 * @returns the listeners of the element
 */
export function useSuppressedPopup() {
  const [isSuppressed, setSuppressed] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useOverlay(isSuppressed);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onFocus() {
      clearTimeout(timer.current);
      setSuppressed(true);
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSuppressed(false), AFTER_BLUR_MS);
    },
  };
}
