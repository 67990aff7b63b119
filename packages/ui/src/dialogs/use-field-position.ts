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
    const [shown, anchor] = [popup.current, field.current];
    if (shown === null || anchor === null) return;
    const place = () => {
      const { bottom, left, right } = anchor.getBoundingClientRect();
      const { clientWidth: width, clientHeight: height } = document.documentElement;
      const mirrored = getComputedStyle(anchor).direction === 'rtl';
      const within = (wanted: number, room: number) => Math.max(POPUP_GAP_PX, Math.min(wanted, room - POPUP_GAP_PX));
      shown.style.setProperty('--top', `${within(bottom + POPUP_GAP_PX, height - shown.offsetHeight)}px`);
      shown.style.setProperty('--start', `${within(mirrored ? width - right : left, width - shown.offsetWidth)}px`);
    };
    const stay = () => {
      watch.disconnect();
      const { top, width } = shown.getBoundingClientRect();
      shown.style.setProperty('--width', `${width}px`);
      shown.style.setProperty('--room', `${document.documentElement.clientHeight - top - POPUP_GAP_PX}px`);
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
    shown.addEventListener('pointerdown', stay, { signal, once: true });
    const watch = new ResizeObserver(place);
    watch.observe(shown);
    return () => {
      controller.abort();
      watch.disconnect();
    };
  }, [popup, field]);
}
