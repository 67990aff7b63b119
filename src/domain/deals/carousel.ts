import { type DealTab, productForTab } from './deal-tab.ts';

/** Cards in a full row of deals (rules §9). */
const CARDS_PER_ROW = 4;

/**
 * Arranges deals as on the home page: the first four in one row, all others in the next, in their order (rules §2, home
 * page).
 * @rule 2.9, 9.7
 */
export function rowsOfFour<T>(deals: readonly T[]): { first: readonly T[]; rest: readonly T[] } {
  return { first: deals.slice(0, CARDS_PER_ROW), rest: deals.slice(CARDS_PER_ROW) };
}

/**
 * The card that a carousel shows after one step: the last one before the first, the first one after the last. It is
 * always a valid index, even after the list became shorter; 0 if there are no cards.
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
 * Whether a tab's carousel has arrows: never on Cruises and Flights, which have no cards, nor with fewer than two cards
 * (rules §2, home page).
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

/** The position of a carousel for screen readers; `null` if it has no cards. @rule 2.9 */
export function carouselPosition(index: number, count: number): CarouselPosition | null {
  if (count < 1) return null;
  return { position: Math.min(Math.max(index, 0), count - 1) + 1, count };
}

/** A carousel has arrows only on a phone. @rule 9.12 */
export type Device = 'phone' | 'tablet' | 'pc';

/**
 * The kind of device, judged by its width in CSS pixels: a phone below 768, a pc above 1200, else a tablet.
 * @rule 9.12
 */
export function deviceForWidth(width: number): Device {
  if (width > 1200) return 'pc';
  return width < 768 ? 'phone' : 'tablet';
}
