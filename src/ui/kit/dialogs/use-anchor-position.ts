import { type RefObject, useCallback, useLayoutEffect } from 'react';

/**
 * Tells a popup where its button stands, in the custom properties `--below` (of
 * the viewport's top) and `--beside` (of the viewport's end), in pixels, for as
 * long as it is there.
 *
 * @returns looks again where the button stands, for a popup that is there before it is shown
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
