const CONTROL_SELECTOR = 'input, select, textarea';

interface Options {
  /** Whether whatever has the focus would be lost, and not only what is filled in. */
  readonly isFocusEnough: boolean;
  /** Called when the element is left after that, and every other listener has been called. */
  readonly onLeft: () => void;
}

/**
 * Watches whether somebody is filling in a control of the browser within an element: a day that is half typed, or an
 * end of a slider that is being dragged, would be lost if another element replaced it.
 */
export function watchEdits(place: HTMLElement, { isFocusEnough, onLeft }: Options) {
  let isEdited = isFocusEnough && place.contains(document.activeElement);
  const ended = new AbortController();
  const { signal } = ended;
  const begin = ({ target }: Event) => {
    isEdited ||= target instanceof Element && target.matches(CONTROL_SELECTOR);
  };
  if (isFocusEnough) place.addEventListener('focusin', () => (isEdited = true), { signal });
  place.addEventListener('input', begin, { signal });
  place.addEventListener('keydown', (event) => event.key !== 'Tab' && begin(event), { signal });
  place.addEventListener(
    'pointerdown',
    (event) => {
      // A finger has opened the browser's own picker; a mouse has only put the focus there.
      const isDrag = event.target instanceof HTMLInputElement && event.target.type === 'range';
      if (isDrag || event.pointerType !== 'mouse') begin(event);
    },
    { signal },
  );
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    if (!isEdited || !(target instanceof Node && place.contains(target))) return;
    if (relatedTarget instanceof Node && place.contains(relatedTarget)) return;
    isEdited = false;
    onLeft();
  };
  // On the window: React tells `onBlur` only above the element, and not of a control that is gone by then.
  window.addEventListener('focusout', leave);
  return {
    isEdited: () => isEdited,
    end() {
      ended.abort();
      window.removeEventListener('focusout', leave);
    },
  };
}
