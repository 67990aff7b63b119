import { type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { AriaPlace } from './aria-place.ts';
import { ARIA, type Aria } from './load-aria.ts';
import { LoadedOnFocus } from './loaded-on-focus.ts';
import styles from './with-aria.module.css';

interface Props {
  /** Shown until the shared components are loaded, and where they can't be: of the same size, and usable. */
  readonly native: ReactNode;
  readonly children: (aria: Aria, place: AriaPlace) => ReactNode;
  readonly module?: typeof ARIA;
}

/** Shows a native element at first, then the component of `@livery/ui/aria` that replaces it. */
export function WithAria({ native, children, module = ARIA }: Props) {
  const { i18n } = useTranslation('ui');
  const onFocus = use(LoadedOnFocus);
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ aria: Aria; container: HTMLElement }>();
  // When it is replaced, not before: effects of whoever shows it may have focused it in between.
  const autoFocus = useMemo(() => shown?.container.contains(document.activeElement) === true, [shown]);

  useLayoutEffect(() => {
    let removed = false;
    const show = (aria: Aria) => {
      const container = element.current;
      if (removed || container === null) return;
      setShown({ aria, container });
    };
    // At once: a field that gets the focus before React has replaced it would lose it, and what is typed next.
    const showAtOnce = (aria: Aria) => flushSync(() => show(aria));
    const load = (present: (aria: Aria) => void) => {
      const ready = module.loaded();
      // Where the module can't be loaded, the native element stays.
      if (ready === undefined) module.load().then(showAtOnce, () => undefined);
      else present(ready);
    };
    const place = element.current;
    const onFocusIn = () => load(showAtOnce);
    if (onFocus && place?.contains(document.activeElement) === false) {
      place.addEventListener('focusin', onFocusIn, { once: true });
    } else load(show);
    return () => {
      removed = true;
      place?.removeEventListener('focusin', onFocusIn);
    };
  }, [module, onFocus]);

  return (
    <div ref={element} className={styles.place}>
      {shown === undefined
        ? native
        : children(shown.aria, { language: i18n.language, container: shown.container, autoFocus })}
    </div>
  );
}
