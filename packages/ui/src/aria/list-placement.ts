/** The maximum height of a list without a scroll bar. */
const MAX_LIST_HEIGHT_PX = 320;

/**
 * Where the list of a field opens: below it, or above it if a list of maximum height doesn't fit below and there is
 * more space above. This is chosen for the maximum height when the list opens, because the loading message may fit
 * where the items don't. Items outside the window would make the page scroll, and a list closes on scrolling.
 */
export function listPlacement(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  windowHeight: number,
): 'bottom start' | 'top start' {
  const below = windowHeight - bottom;
  return below < MAX_LIST_HEIGHT_PX && top > below ? 'top start' : 'bottom start';
}
