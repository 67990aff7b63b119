import { useEffect } from 'react';
import { useShell } from '../shell-context.tsx';

/** Registers an overlay with the shell while it is open, so that no dialog opens over it automatically. */
export function useOverlay(open: boolean): void {
  const { savePrice } = useShell();
  useEffect(() => (open ? savePrice.suppress() : undefined), [open, savePrice]);
}
