import { languageDirection } from '@livery/contract/market/language';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { carouselIndex } from '../../../domain/deals/carousel.ts';
import { useLanguage } from '../../texts/use-language.ts';

/**
 * Scrolls a row card by card, and tracks the first visible card. While it scrolls to a card, that card counts as the
 * first, until a pointer, wheel or key event on the row. When the text direction changes, the row stays at the same
 * card.
 *
 * @param count the number of cards
 * @returns `index` of the first visible card, from 0; `scroller`: the props of the row
 * @see rules §4, carousel
 */
export function useCarousel(count: number) {
  const ref = useRef<HTMLDivElement>(null);
  const goal = useRef<number | null>(null);
  const [index, setIndex] = useState(0);

  const followRow = () => {
    goal.current = null;
  };

  const direction = languageDirection(useLanguage());
  const restoreFirstCard = useEffectEvent(() => {
    if (index > 0) goal.current = index;
  });
  const returnToCard = useEffectEvent(() => {
    if (ref.current !== null && index > 0) scrollToCard(ref.current, index, 'instant');
  });
  // A change of direction resets the scroll position; the right position is only known after layout.
  useLayoutEffect(() => restoreFirstCard(), [direction]);
  useEffect(() => returnToCard(), [direction]);

  return {
    index,
    step,
    scroller: { ref, onScroll, onPointerDown: followRow, onWheel: followRow, onKeyDown: followRow },
  };

  function step(towards: 'previous' | 'next') {
    const row = ref.current;
    if (row === null) return;
    const to = carouselIndex(index, towards, count);
    goal.current = to;
    setIndex(to);
    scrollToCard(row, to, Math.abs(to - index) > 1 ? 'instant' : 'auto');
  }

  function onScroll() {
    const row = ref.current;
    if (row === null) return;
    const cardStep = cardDistance(row);
    const here = cardStep === 0 ? 0 : Math.round(Math.abs(row.scrollLeft) / cardStep);
    if (goal.current === null) setIndex(here);
    else if (goal.current === here) goal.current = null;
  }
}

function scrollToCard(row: HTMLElement, index: number, behavior: ScrollBehavior) {
  const forwards = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
  row.scrollTo({ left: forwards * index * cardDistance(row), behavior });
}

/** The distance from one card to the next, in pixels. */
function cardDistance(row: HTMLElement): number {
  const [firstCard, secondCard] = [...row.querySelectorAll('li')]
    .slice(0, 2)
    .map((card) => card.getBoundingClientRect().left);
  return firstCard === undefined || secondCard === undefined ? 0 : Math.abs(secondCard - firstCard);
}
