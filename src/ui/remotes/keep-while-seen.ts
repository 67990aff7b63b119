/** Says of a place or a piece that its room is kept though nothing is in it: src/domain/remotes/room-for-pieces.ts. */
const KEPT_ATTRIBUTE = 'data-kept';

/** Something that is there, or on its way. */
const CONTENT_SELECTOR = ':not(:empty), [aria-busy="true"]';

/**
 * Keeps the room of pieces that turn out to have nothing to show while giving it back would move what the visitor sees:
 * until it is below the window. What of it is below already is given back once nobody scrolls, so that nobody scrolls
 * through it; browsers that don't say when a scroll ends keep it.
 *
 * @param place with an element for each piece
 * @returns ends it
 */
export function keepWhileSeen(place: HTMLElement): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const kept = new Set<HTMLElement>();
  let mayMove = 'onscrollend' in window;
  const ended = new AbortController();
  const below = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting && target instanceof HTMLElement) giveBack(target);
      }
    },
    // What is above the window counts as seen: giving its room back moves all that is.
    { rootMargin: '1000000px 0px 0px' },
  );
  const changes = new MutationObserver(look);
  changes.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'data-opened'] });
  document.addEventListener('scroll', onScroll, { passive: true, signal: ended.signal });
  document.addEventListener('scrollend', onScrollEnd, { signal: ended.signal });
  look();
  return () => {
    changes.disconnect();
    below.disconnect();
    ended.abort();
  };

  function onScroll() {
    mayMove = false;
  }

  function onScrollEnd() {
    mayMove = true;
    for (const element of kept) keepSeenPart(element);
  }

  function look() {
    if (!place.hasAttribute('data-opened')) return;
    const whole = place.closest<HTMLElement>('[data-place]');
    const pieces = [...place.querySelectorAll<HTMLElement>(':scope > *')];
    // If nobody offers a piece, the room of all of them is left.
    for (const element of pieces.length > 0 ? pieces : whole === null ? [] : [whole]) {
      if (element.firstElementChild === null && element !== whole) continue;
      if (element.querySelector(CONTENT_SELECTOR) !== null) giveBack(element);
      else if (!element.hasAttribute(KEPT_ATTRIBUTE) && !isBelowWindow(element)) {
        element.setAttribute(KEPT_ATTRIBUTE, '');
        kept.add(element);
        below.observe(element);
        if (mayMove) keepSeenPart(element);
      }
    }
  }

  function giveBack(element: HTMLElement) {
    kept.delete(element);
    below.unobserve(element);
    element.removeAttribute(KEPT_ATTRIBUTE);
    element.style.removeProperty('min-block-size');
  }
}

/** Gives back what of its room is below the window. */
function keepSeenPart(element: HTMLElement) {
  const { top, height } = element.getBoundingClientRect();
  const seen = Math.ceil(window.innerHeight - top);
  if (seen < height) element.style.setProperty('min-block-size', `${seen}px`);
}

function isBelowWindow(element: Element): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}
