import { type Control, closestControl, controlIn } from './control.ts';

/** What a visitor did with a control before it was live. */
export interface UseOfControl {
  readonly element: HTMLElement;
  readonly control: Control;
  /** Whether it is ticked or open, or its value; `undefined` if it was pressed. */
  readonly chosen: boolean | string | undefined;
}

/** The events that tell of a use. */
export const USES_OF_CONTROLS = ['click', 'input', 'change'] as const;

/** By their controls: many clicks on one that does nothing yet are one use, in the order of the last ones. */
export type UsesOfControls = Map<HTMLElement, UseOfControl>;

/** Adds what an event tells of, unless the browser does it by itself: it follows links and submits forms. */
export function addUse(uses: UsesOfControls, target: EventTarget | null, page: HTMLElement): void {
  const element = closestControl(target);
  if (element === null || element.matches('a, form :is(button:not([type]), [type="submit"])')) return;
  const control = uses.get(element)?.control ?? controlIn(page, element);
  uses.delete(element);
  uses.set(element, { element, control, chosen: chosenValue(element) });
}

/** Does with a control what the visitor did before, with the same element or with another one in its place. */
export function doUse({ element, chosen }: UseOfControl, live: HTMLElement): void {
  const isSame = live === element;
  if (live instanceof HTMLInputElement && typeof chosen === 'boolean') {
    // React hears of it only if it is not what it was.
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
  // The browser opens it once all have heard of the click.
  return element.tagName === 'SUMMARY' ? !isDetailsOpen(element) : undefined;
}

function isDetailsOpen({ parentElement }: HTMLElement): boolean {
  return parentElement instanceof HTMLDetailsElement && parentElement.open;
}

function fillField(field: FormField, value: string): void {
  // React compares with what was set by the property of the element, which it has replaced.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
