import { type Control, closestControl, controlIn } from './control.ts';

/** A visitor's action on a control before it was interactive. */
export interface UseOfControl {
  readonly element: HTMLElement;
  readonly control: Control;
  /** Whether it is ticked or open, or its value; `undefined` if it was pressed. */
  readonly chosen: boolean | string | undefined;
}

/** The events of such actions. */
export const USES_OF_CONTROLS = ['click', 'input', 'change'] as const;

/** By control: many clicks on a control that does nothing yet count as one use, in the order of the last clicks. */
export type UsesOfControls = Map<HTMLElement, UseOfControl>;

/** Records the action of an event, unless the browser handles it, as it does for links and form submissions. */
export function addUse(uses: UsesOfControls, target: EventTarget | null, page: HTMLElement): void {
  const element = closestControl(target);
  if (element === null || element.matches('a, form :is(button:not([type]), [type="submit"])')) return;
  const control = uses.get(element)?.control ?? controlIn(page, element);
  uses.delete(element);
  uses.set(element, { element, control, chosen: chosenValue(element) });
}

/** Repeats a visitor's action on a control, on the same element or on its replacement. */
export function doUse({ element, chosen }: UseOfControl, live: HTMLElement): void {
  const isSame = live === element;
  if (live instanceof HTMLInputElement && typeof chosen === 'boolean') {
    // React only notices the click if it changes the value.
    if (isSame) live.checked = !chosen;
    if (live.checked !== chosen) live.click();
  } else if (isField(live) && typeof chosen === 'string') {
    if (isSame || live.value !== chosen) fillField(live, chosen);
  } else if (live.tagName !== 'SUMMARY' || isDetailsOpen(live) !== chosen) live.click();
}

type FormField = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isField(element: HTMLElement): element is FormField {
  return element.matches('input, select, textarea');
}

function chosenValue(element: HTMLElement): UseOfControl['chosen'] {
  if (element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type)) return element.checked;
  if (isField(element)) return element.value;
  // The browser opens it after all click listeners have run.
  return element.tagName === 'SUMMARY' ? !isDetailsOpen(element) : undefined;
}

function isDetailsOpen({ parentElement }: HTMLElement): boolean {
  return parentElement instanceof HTMLDetailsElement && parentElement.open;
}

function fillField(field: FormField, value: string): void {
  // React compares with the value that was last set through the element's property, which React has overridden.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
