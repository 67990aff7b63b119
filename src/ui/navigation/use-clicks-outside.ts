import { type RefObject, useEffect } from 'react';
import { useShell } from '../shell-context.tsx';

/** Tells the side navigation of clicks beside it, and of Escape, while it is open (rules §4). */
export function useClicksOutside(panel: RefObject<HTMLElement | null>, open: boolean): void {
  const { navigation } = useShell();

  useEffect(() => {
    if (!open) return;
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || panel.current?.contains(target)) return;
      navigation.sidebarHappened({ kind: 'clicked-outside', on: placeOf(target) });
    };
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') navigation.sidebarHappened({ kind: 'clicked-outside', on: 'page' });
    };
    document.addEventListener('click', clicked);
    document.addEventListener('keydown', pressed);
    return () => {
      document.removeEventListener('click', clicked);
      document.removeEventListener('keydown', pressed);
    };
  }, [navigation, panel, open]);
}

function placeOf(target: Element): 'toggler' | 'top-menu' | 'page' {
  if (target.closest('[data-sidebar-toggler]') !== null) return 'toggler';
  return target.closest('[data-top-menu]') === null ? 'page' : 'top-menu';
}
