import { useEffect } from 'react';
import { useShell } from '../../shell-context.tsx';

/** Tells the shell, while something is open over the page, that nothing is to open over it by itself. */
export function useOverlay(open: boolean): void {
  const { savePrice } = useShell();
  useEffect(() => (open ? savePrice.suppress() : undefined), [open, savePrice]);
}
