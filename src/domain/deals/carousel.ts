import { type DealTab, productForTab } from './deal-tab.ts';

/** Cards in a full row of deals (rules §9). */
const CARDS_PER_ROW = 4;

/**
 * Lays deals out as the home page does: the first four in one row, all others
 * in the next, in the order they came (rules §2, home page).
 * @rule 2.9, 9.7
 */
export function rowsOfFour<T>(deals: readonly T[]): { first: readonly T[]; rest: readonly T[] } {
  return { first: deals.slice(0, CARDS_PER_ROW), rest: deals.slice(CARDS_PER_ROW) };
}

/**
 * The card that a carousel shows after one step: previous from the first is the
 * last, next from the last is the first. Total: 0 if there is no card, and
 * always a card that is there, even after the list got shorter.
 *
 * @param from the card shown now, counted from 0
 * @param count how many cards there are
 * @rule 2.9, 4.8
 */
export function carouselIndex(from: number, step: 'previous' | 'next', count: number): number {
  if (count < 1) return 0;
  const to = from + (step === 'next' ? 1 : -1);
  return ((to % count) + count) % count;
}

/**
 * Whether a tab's carousel has arrows: never on Cruises and Flights, which have
 * no cards to move, nor if there is no second card to move to (rules §2,
 * home page).
 * @rule 2.9
 */
export function showsCarouselArrows(tab: DealTab, count: number): boolean {
  return productForTab(tab) !== null && count > 1;
}

/** The numbers of "2 of 7". */
export interface CarouselPosition {
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

/** The position of a carousel, as it is read out; `null` for one without cards. @rule 2.9 */
export function carouselPosition(index: number, count: number): CarouselPosition | null {
  if (count < 1) return null;
  return { position: Math.min(Math.max(index, 0), count - 1) + 1, count };
}

/** A carousel shows its arrows on a phone only. @rule 9.12 */
export type Device = 'phone' | 'tablet' | 'pc';

/**
 * What a site is looked at with, by its width in CSS pixels: a phone below 768,
 * a pc above 1200, else a tablet.
 * @rule 9.12
 */
export function deviceForWidth(width: number): Device {
  if (width > 1200) return 'pc';
  return width < 768 ? 'phone' : 'tablet';
}
