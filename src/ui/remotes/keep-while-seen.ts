/** Marks a place or a piece whose room is kept although it is empty, see src/domain/remotes/room-for-pieces.ts. */
const KEPT_ATTRIBUTE = 'data-kept';

/** Content that is shown or loading. */
const CONTENT_SELECTOR = ':not(:empty), [aria-busy="true"]';

/**
 * Keeps the room of pieces with nothing to show as long as removing it would move what the visitor sees, that is until
 * it is below the window. The part that is already below is removed once the visitor isn't scrolling, so that nobody
 * scrolls through it; browsers without an event for the end of a scroll keep it.
 *
 * @param place with an element for each piece
 * @returns a function that ends this
 */
export function keepWhileSeen(place: HTMLElement): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const keptElements = new Set<HTMLElement>();
  let mayMove = 'onscrollend' in window;
  const controller = new AbortController();
  const below = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting && target instanceof HTMLElement) giveBack(target);
      }
    },
    // Content above the window counts as seen, because removing its room would move everything that is seen.
    { rootMargin: '1000000px 0px 0px' },
  );
  const changes = new MutationObserver(look);
  changes.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'data-opened'] });
  document.addEventListener('scroll', onScroll, { passive: true, signal: controller.signal });
  document.addEventListener('scrollend', onScrollEnd, { signal: controller.signal });
  look();
  return () => {
    changes.disconnect();
    below.disconnect();
    controller.abort();
  };

  function onScroll() {
    mayMove = false;
  }

  function onScrollEnd() {
    mayMove = true;
    for (const element of keptElements) keepSeenPart(element);
  }

  function look() {
    if (!place.hasAttribute('data-opened')) return;
    const wholeElement = place.closest<HTMLElement>('[data-place]');
    const pieces = [...place.querySelectorAll<HTMLElement>(':scope > *')];
    // If there are no pieces, the room of the whole place remains.
    for (const element of pieces.length > 0 ? pieces : wholeElement === null ? [] : [wholeElement]) {
      if (element.firstElementChild === null && element !== wholeElement) continue;
      if (element.querySelector(CONTENT_SELECTOR) !== null) giveBack(element);
      else if (!element.hasAttribute(KEPT_ATTRIBUTE) && !isBelowWindow(element)) {
        element.setAttribute(KEPT_ATTRIBUTE, '');
        keptElements.add(element);
        below.observe(element);
        if (mayMove) keepSeenPart(element);
      }
    }
  }

  function giveBack(element: HTMLElement) {
    keptElements.delete(element);
    below.unobserve(element);
    element.removeAttribute(KEPT_ATTRIBUTE);
    element.style.removeProperty('min-block-size');
  }
}

/** Removes the part of the room that is below the window. */
function keepSeenPart(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect();
  const visibleHeight = Math.ceil(window.innerHeight - top);
  if (visibleHeight < height) element.style.setProperty('min-block-size', `${visibleHeight}px`);
}

function isBelowWindow(element: Element): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}
