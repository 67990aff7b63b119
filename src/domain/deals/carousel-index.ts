/**
 * The card that a carousel shows after one step: previous from the first is the
 * last, next from the last is the first. Total: 0 where there is no card, and
 * always a card that is there, even after the list got shorter.
 *
 * @param from the card shown now, counted from 0
 * @param count how many cards there are
 * @see specification §4, carousel
 */
export function carouselIndex(from: number, step: 'previous' | 'next', count: number): number {
  if (count < 1) return 0;
  const to = from + (step === 'next' ? 1 : -1);
  return ((to % count) + count) % count;
}
