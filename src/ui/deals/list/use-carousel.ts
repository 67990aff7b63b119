import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { carouselIndex } from '../../../domain/deals/carousel.ts';
import { directionOf } from '../../../domain/market/language.ts';
import { useLanguage } from '../../texts/use-language.ts';

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
 * that it goes to; whoever touches the row takes over. A row that is mirrored
 * stands at the same card again.
 *
 * @param count how many cards there are
 * @see rules §4, carousel
 */
export function useCarousel(count: number): Carousel {
  const ref = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);

  const handOver = () => {
    goal.current = null;
  };

  const direction = directionOf(useLanguage());
  const holdOn = useEffectEvent(() => {
    if (index > 0) goal.current = index;
  });
  const comeBack = useEffectEvent(() => {
    if (ref.current !== null && index > 0) goTo(ref.current, index, 'instant');
  });
  // The browser moves a mirrored row to its beginning; where it is to be is known only once it is laid out.
  useLayoutEffect(() => holdOn(), [direction]);
  useEffect(() => comeBack(), [direction]);

  return { index, step, scroller: { ref, onScroll, onPointerDown: handOver, onWheel: handOver, onKeyDown: handOver } };

  function step(towards: 'previous' | 'next') {
    const row = ref.current;
    if (row === null) return;
    const to = carouselIndex(index, towards, count);
    goal.current = to;
    setIndex(to);
    goTo(row, to, Math.abs(to - index) > 1 ? 'instant' : 'auto');
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

function goTo(row: HTMLElement, index: number, behavior: ScrollBehavior) {
  const onwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: onwards * index * pitchOf(row), behavior });
}

/** From the edge of one card to that of the next, in pixels. */
function pitchOf(row: HTMLElement): number {
  const [first, second] = [...row.querySelectorAll('li')].slice(0, 2).map((card) => card.getBoundingClientRect().left);
  return first === undefined || second === undefined ? 0 : Math.abs(second - first);
}
