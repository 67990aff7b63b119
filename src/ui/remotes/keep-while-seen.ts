/** Says of a place or a piece that its room is kept though nothing is in it: src/domain/remotes/room-for-pieces.ts. */
const KEPT = 'data-kept';

/** Something that is there, or on its way. */
const CONTENT = ':not(:empty), [aria-busy="true"]';

/**
 * Keeps the room of pieces that turn out to have nothing to show while giving it back would move what the visitor sees:
 * until it is below the window.
 *
 * @param place with an element for each piece
 * @returns ends it
 */
export function keepWhileSeen(place: HTMLElement): () => void {
  if (!('IntersectionObserver' in window)) return () => undefined;
  const below = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) if (!isIntersecting) giveBack(target);
    },
    // What is above the window counts as seen: giving its room back moves all that is.
    { rootMargin: '1000000px 0px 0px' },
  );
  const changes = new MutationObserver(look);
  changes.observe(place, { childList: true, subtree: true, attributeFilter: ['aria-busy', 'data-opened'] });
  look();
  return () => {
    changes.disconnect();
    below.disconnect();
  };

  function look() {
    if (!place.hasAttribute('data-opened')) return;
    const whole = place.closest('[data-place]');
    const pieces = [...place.children];
    // If nobody offers a piece, the room of all of them is left.
    for (const element of pieces.length > 0 ? pieces : whole === null ? [] : [whole]) {
      if (element.firstElementChild === null && element !== whole) continue;
      if (element.querySelector(CONTENT) !== null) giveBack(element);
      else if (!element.hasAttribute(KEPT) && !isBelow(element)) {
        element.setAttribute(KEPT, '');
        below.observe(element);
      }
    }
  }

  function giveBack(element: Element) {
    below.unobserve(element);
    element.removeAttribute(KEPT);
  }
}

function isBelow(element: Element): boolean {
  return element.getBoundingClientRect().top >= window.innerHeight;
}
