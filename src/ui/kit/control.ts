const CONTROL_SELECTOR = 'button, input, select, textarea, summary, a[href]';

/** A control by what it is called, and its place among those that are called so. */
export interface Control {
  readonly name: string;
  readonly place: number;
}

/** The control that an event is about. */
export function closestControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL_SELECTOR) : null;
}

export function controlIn(page: HTMLElement, control: HTMLElement): Control {
  const name = controlName(control);
  return { name, place: controlsNamed(page, name).indexOf(control) };
}

/** The control of another page, or of the same one rendered again. */
export function findSameControl(page: HTMLElement, { name, place }: Control): HTMLElement | undefined {
  return controlsNamed(page, name)[place];
}

function controlsNamed(page: HTMLElement, name: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].filter((control) => controlName(control) === name);
}

function controlName(control: HTMLElement): string {
  const { tagName, textContent } = control;
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return [tagName, control.ariaLabel, label, control.getAttribute('value'), textContent].join('\n');
}
