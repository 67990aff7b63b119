import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isInterruptible } from '../../../domain/navigation/is-interruptible.ts';
import { useShell } from '../../shell-context.tsx';

const FIELD_SELECTOR = 'input, textarea, select, [contenteditable]';

/**
 * Whether a notice interrupts nothing: the page isn't a booking or form, nothing has been typed on it since it was
 * opened, no field has the focus, no dialog is open, and no remote module has unsaved input.
 */
export function useQuiet(): boolean {
  const { market } = useShell();
  const { pathname } = useLocation();
  const [typedOn, setTypedOn] = useState<string>();
  const [isBusy, setIsBusy] = useState(() => isInUse(document.activeElement));

  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('input', () => setTypedOn(pathname), options);
    document.addEventListener('focusin', ({ target }) => setIsBusy(isInUse(target)), options);
    // A dialog takes the focus when it opens, and its `close` event doesn't bubble.
    for (const type of ['focusout', 'close']) document.addEventListener(type, () => setIsBusy(isInUse(null)), options);
    return () => {
      controller.abort();
      setTypedOn(undefined);
    };
  }, [pathname]);

  return isInterruptible(pathname) && typedOn !== pathname && !isBusy && !market.hasUnsaved();
}

function isInUse(target: EventTarget | null): boolean {
  const isField = target instanceof Element && target.matches(FIELD_SELECTOR);
  return isField || document.querySelector('dialog[open]') !== null;
}
