import { type RefObject, useLayoutEffect } from 'react';

/** In pixels: between a popup and its field, and between a popup and the window's edges. */
const POPUP_GAP_PX = 8;

/**
 * Keeps a fixed popup below its field, aligned with the field's start, and within the window, with the custom
 * properties `--top` and `--start`: if there isn't enough space below, it is moved up over the field. Once the popup is
 * used, its position and width stay, so that nothing moves under the pointer: growing content has the `--room` below.
 */
export function useFieldPosition(popup: RefObject<HTMLElement | null>, field: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const [shownElement, anchor] = [popup.current, field.current];
    if (shownElement === null || anchor === null) return;
    const place = () => {
      const { bottom, left, right } = anchor.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const mirrored = getComputedStyle(anchor).direction === 'rtl';
      const within = (wantedTop: number, room: number) =>
        Math.max(POPUP_GAP_PX, Math.min(wantedTop, room - POPUP_GAP_PX));
      shownElement.style.setProperty('--top', `${within(bottom + POPUP_GAP_PX, height - shownElement.offsetHeight)}px`);
      shownElement.style.setProperty(
        '--start',
        `${within(mirrored ? width - right : left, width - shownElement.offsetWidth)}px`,
      );
    };
    const stay = () => {
      watch.disconnect();
      const { top, width } = shownElement.getBoundingClientRect();
      shownElement.style.setProperty('--width', `${width}px`);
      shownElement.style.setProperty('--room', `${document.documentElement.clientHeight - top - POPUP_GAP_PX}px`);
    };
    place();
    const controller = new AbortController();
    const { signal } = controller;
    window.addEventListener('resize', place, { signal });
    window.addEventListener('scroll', ({ target }) => target === document && place(), {
      signal,
      passive: true,
      capture: true,
    });
    shownElement.addEventListener('pointerdown', stay, { signal, once: true });
    const watch = new ResizeObserver(place);
    watch.observe(shownElement);
    return () => {
      controller.abort();
      watch.disconnect();
    };
  }, [popup, field]);
}
