import { useEffect } from 'react';
import { useShell } from '../shell-context.tsx';

/** Registers an overlay with the shell while it is open, so that no dialog opens over it unrequested. */
export function useOverlay(open: boolean): void {
  const { savePrice } = useShell();
  useEffect(() => (open ? savePrice.suppress() : undefined), [open, savePrice]);
}
