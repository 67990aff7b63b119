/** The height of the longest list that is shown without scrolling in it. */
const MAX_LIST_HEIGHT_PX = 320;

/**
 * Where the list of a field opens: below it, or above it if a long list has no room below and more above. It is
 * chosen when the list opens, and for the longest: a list with the words that it is being loaded fits where its items
 * don't. They would be outside the window, the page would scroll to the first of them, and a list closes on scrolling.
 */
export function listPlacement(
  { top, bottom }: Pick<DOMRect, 'top' | 'bottom'>,
  windowHeight: number,
): 'bottom start' | 'top start' {
  const below = windowHeight - bottom;
  return below < MAX_LIST_HEIGHT_PX && top > below ? 'top start' : 'bottom start';
}
