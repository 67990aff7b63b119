import { useEffect, useRef } from 'react';
import { TOAST_SETTINGS } from '../../domain/notices/toast-settings.ts';
import { useShell } from '../shell-context.tsx';

/**
 * Takes a toast away when its five seconds are over; while it is held they
 * don't run, and go on from where they were.
 *
 * @see specification §8 and §9
 */
export function useToastTime(id: string, isHeld: boolean): void {
  const { notices } = useShell();
  const left = useRef<number>(TOAST_SETTINGS.autoCloseMs);

  useEffect(() => {
    if (isHeld) return;
    const since = performance.now();
    const timer = setTimeout(() => notices.dismiss(id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [notices, id, isHeld]);
}
