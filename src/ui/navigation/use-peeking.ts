import type { FocusEvent, PointerEvent } from 'react';
import { useShell } from '../shell-context.tsx';

/**
 * Expands the side navigation while the mouse rests on it, or the keyboard is in
 * it; a finger doesn't rest on anything.
 *
 * @see specification §4, side navigation
 */
export function usePeeking() {
  const { navigation } = useShell();
  const rest = () => navigation.sidebarHappened({ kind: 'pointer-rests' });
  const leave = () => navigation.sidebarHappened({ kind: 'left' });
  return {
    onPointerEnter({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') rest();
    },
    onPointerLeave({ pointerType }: PointerEvent) {
      if (pointerType !== 'touch') leave();
    },
    onFocus({ target }: FocusEvent) {
      if (target.matches(':focus-visible')) rest();
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null)) leave();
    },
  };
}
