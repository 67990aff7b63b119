const CONTROLS = 'input, select, textarea';

/**
 * Watches whether somebody is filling in a control of the browser within an element: a day that is half typed, or an
 * end of a slider that is being dragged, would be lost if another element replaced it.
 *
 * @param onLeft called when the element is left after that
 */
export function watchEdits(place: HTMLElement, onLeft: () => void) {
  let isEdited = false;
  const ended = new AbortController();
  const { signal } = ended;
  const begin = ({ target }: Event) => {
    isEdited ||= target instanceof Element && target.matches(CONTROLS);
  };
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
  place.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (!isEdited || (relatedTarget instanceof Node && place.contains(relatedTarget))) return;
      isEdited = false;
      onLeft();
    },
    { signal },
  );
  return { isEdited: () => isEdited, end: () => ended.abort() };
}
