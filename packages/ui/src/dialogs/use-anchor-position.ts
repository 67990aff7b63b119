import { type RefObject, useCallback, useLayoutEffect } from 'react';

/**
 * Sets the position of a popup's button in pixels, as the custom properties `--below` (from the viewport's top) and
 * `--beside` (from the viewport's end), while the popup is mounted.
 *
 * @returns a function that measures again, for a popup that is mounted before it is shown
 */
export function useAnchorPosition(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
): () => void {
  const place = useCallback(() => {
    if (popup.current === null || anchor.current === null) return;
    const { bottom, left, right } = anchor.current.getBoundingClientRect();
    const mirrored = getComputedStyle(anchor.current).direction === 'rtl';
    const beside = mirrored ? left : document.documentElement.clientWidth - right;
    popup.current.style.setProperty('--below', `${bottom}px`);
    popup.current.style.setProperty('--beside', `${beside}px`);
  }, [popup, anchor]);

  useLayoutEffect(() => {
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [place]);

  return place;
}
