import { type RefObject, useRef, useState } from 'react';
import { carouselIndex } from '../../domain/deals/carousel-index.ts';

/** What makes a row of cards a carousel. */
export interface CarouselScroller {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onScroll: () => void;
  readonly onPointerDown: () => void;
  readonly onWheel: () => void;
  readonly onKeyDown: () => void;
}

interface Carousel {
  /** The card at the front, counted from 0. */
  readonly index: number;
  readonly step: (step: 'previous' | 'next') => void;
  readonly scroller: CarouselScroller;
}

/**
 * Moves a scrolling row card by card, and knows which one is at the front. The
 * hand comes first: while an arrow's movement is under way it names the card
 * that it goes to; whoever touches the row takes over.
 *
 * @param count how many cards there are
 * @see specification §4, carousel
 */
export function useCarousel(count: number): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);

  const handOver = () => {
    goal.current = null;
  };

  return { index, step, scroller: { ref, onScroll, onPointerDown: handOver, onWheel: handOver, onKeyDown: handOver } };

  function step(towards: 'previous' | 'next') {
    const row = ref.current;
    if (row === null) return;
    const to = carouselIndex(index, towards, count);
    const onwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    goal.current = to;
    setIndex(to);
    row.scrollTo({ left: onwards * to * pitchOf(row), behavior: Math.abs(to - index) > 1 ? 'instant' : 'auto' });
  }

  function onScroll() {
    const row = ref.current;
    if (row === null) return;
    const pitch = pitchOf(row);
    const here = pitch === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / pitch);
    if (goal.current === null) setIndex(here);
    else if (goal.current === here) goal.current = null;
  }
}

/** From the edge of one card to that of the next, in pixels. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = [...row.querySelectorAll('li')].slice(0, 2).map((card) => card.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : Math.abs(second - first);
}
