/** The numbers of "2 of 7". */
export interface CarouselPosition {
  /** Counted from 1. */
  readonly position: number;
  readonly count: number;
}

/** Where a carousel stands, as it is read out; `null` for one without cards. */
export function carouselPosition(index: number, count: number): CarouselPosition | null {
  if (count < 1) return null;
  return { position: Math.min(Math.max(index, 0), count - 1) + 1, count };
}
