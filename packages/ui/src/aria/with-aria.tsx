import { type ReactNode, use, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { caretIn, putCaret } from '../forms/caret.ts';
import type { AriaPlace } from './aria-place.ts';
import { ARIA_MODULE, type Aria } from './load-aria.ts';
import { LoadedOnFocus } from './loaded-on-focus.ts';
import { watchEdits } from './watch-edits.ts';
import styles from './with-aria.module.css';

interface Props {
  /** Shown until the shared components are loaded, and if they can't be: it has the same size and can be used. */
  readonly native: ReactNode;
  readonly children: (aria: Aria, place: AriaPlace) => ReactNode;
  /**
   * Whether the component takes over a text that is being typed. Otherwise a native element that is being edited is
   * replaced when it loses the focus.
   */
  readonly goesOn?: boolean;
  /**
   * Whether the component focuses the element that corresponds to the focused one. Otherwise, for example around
   * children of others, a native element with the focus is replaced when it loses the focus.
   */
  readonly takesFocus?: boolean;
  readonly module?: typeof ARIA_MODULE;
}

/** Shows a native element at first, then the component of `@livery/ui/aria` that replaces it. */
export function WithAria({ native, children, goesOn = false, takesFocus = true, module = ARIA_MODULE }: Props) {
  const { i18n } = useTranslation('ui');
  const onFocus = use(LoadedOnFocus);
  const element = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ aria: Aria; container: HTMLElement }>();
  // On replacement, not earlier: effects of a parent may have focused it in between.
  const focusBefore = useMemo(
    () => ({
      hasFocus: shown?.container.contains(document.activeElement) === true,
      caret: shown === undefined ? null : caretIn(shown.container),
    }),
    [shown],
  );
  useLayoutEffect(() => {
    if (shown !== undefined && focusBefore.caret !== null) putCaret(shown.container, focusBefore.caret);
  }, [shown, focusBefore]);

  useLayoutEffect(() => {
    const place = element.current;
    if (place === null) return;
    let arrivedAria: Aria | undefined;
    const show = (aria: Aria) => {
      edits.end();
      setShown({ aria, container: place });
    };
    // Synchronously: a field that gets the focus before React has replaced it would lose the focus, and the next typed
    // characters.
    const showAtOnce = (aria: Aria) => flushSync(() => show(aria));
    const edits = watchEdits(place, {
      isFocusEnough: !takesFocus,
      onLeft: () => arrivedAria !== undefined && showAtOnce(arrivedAria),
    });
    const showWhenFree = (aria: Aria) => {
      if (goesOn || !edits.isEdited()) showAtOnce(aria);
      else arrivedAria = aria;
    };
    let removed = false;
    const load = (present: (aria: Aria) => void) => {
      const ready = module.loaded();
      if (ready !== undefined) present(ready);
      // If the module can't be loaded, the native element stays.
      else
        module.load().then(
          (aria) => removed || showWhenFree(aria),
          () => undefined,
        );
    };
    const onFocusIn = () => load(takesFocus ? showAtOnce : showWhenFree);
    if (onFocus && !place.contains(document.activeElement)) {
      place.addEventListener('focusin', onFocusIn, { once: true });
    } else load(show);
    return () => {
      removed = true;
      edits.end();
      place.removeEventListener('focusin', onFocusIn);
    };
  }, [module, onFocus, goesOn, takesFocus]);

  return (
    <div ref={element} className={styles.place}>
      {shown === undefined
        ? native
        : children(shown.aria, {
            language: i18n.language,
            container: shown.container,
            autoFocus: focusBefore.hasFocus,
          })}
    </div>
  );
}
