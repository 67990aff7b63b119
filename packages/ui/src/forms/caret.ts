/** The position of the caret in a text field. */
export interface Caret {
  readonly start: number;
  readonly end: number;
  readonly direction: 'forward' | 'backward' | 'none';
}

/** The caret of the text field that has the focus within an element, or `null`. */
export function caretIn(place: HTMLElement): Caret | null {
  const field = focusedField(place);
  // Date and number fields don't report it.
  if (field === null || field.selectionStart === null || field.selectionEnd === null) return null;
  return { start: field.selectionStart, end: field.selectionEnd, direction: field.selectionDirection ?? 'none' };
}

/** Sets the caret in the field that replaces the earlier one. */
export function putCaret(place: HTMLElement, { start, end, direction }: Caret): void {
  focusedField(place)?.setSelectionRange(start, end, direction);
}

function focusedField(place: HTMLElement): HTMLInputElement | null {
  const element = document.activeElement;
  return element instanceof HTMLInputElement && place.contains(element) ? element : null;
}
