import { type FocusEvent, type PointerEvent, useEffect } from 'react';
import { useShell } from '../../shell-context.tsx';

/**
 * Expands the side navigation while the mouse rests on it, or the keyboard is in
 * it; a finger doesn't rest on anything. Escape collapses what lies over the page.
 *
 * @see rules §4, side navigation
 */
export function useHoverExpand(peeks: boolean) {
  const { navigation } = useShell();
  const rest = () => navigation.sidebarHappened({ kind: 'pointer-rests' });
  const leave = () => navigation.sidebarHappened({ kind: 'left' });

  useEffect(() => {
    if (!peeks) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') navigation.sidebarHappened({ kind: 'left' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [peeks, navigation]);

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
