const CONTROL_SELECTOR = 'input, select, textarea';

interface Options {
  /** Whether the focus alone counts as editing, and not only input. */
  readonly isFocusEnough: boolean;
  /** Called when the element has lost the focus, after every other listener. */
  readonly onLeft: () => void;
}

/**
 * Watches whether a native control within an element is being edited: a half-typed day, or a slider's end that is being
 * dragged, would be lost if another element replaced it.
 */
export function watchEdits(place: HTMLElement, { isFocusEnough, onLeft }: Options) {
  let isEdited = isFocusEnough && place.contains(document.activeElement);
  const controller = new AbortController();
  const { signal } = controller;
  const begin = ({ target }: Event) => {
    isEdited ||= target instanceof Element && target.matches(CONTROL_SELECTOR);
  };
  if (isFocusEnough) place.addEventListener('focusin', () => (isEdited = true), { signal });
  place.addEventListener('input', begin, { signal });
  place.addEventListener('keydown', (event) => event.key !== 'Tab' && begin(event), { signal });
  place.addEventListener(
    'pointerdown',
    (event) => {
      // A tap has opened the browser's own picker; a mouse has only moved the focus there.
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
  // On the window: React calls `onBlur` only on the element's ancestors, and not for a control that has been removed.
  window.addEventListener('focusout', leave);
  return {
    isEdited: () => isEdited,
    end() {
      controller.abort();
      window.removeEventListener('focusout', leave);
    },
  };
}
