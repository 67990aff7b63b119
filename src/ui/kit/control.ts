const CONTROL_SELECTOR = 'button, input, select, textarea, summary, a[href]';

/** A control, identified by its name, and its position among the controls of the same name. */
export interface Control {
  readonly name: string;
  readonly place: number;
}

/** The control that an event is for. */
export function closestControl(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROL_SELECTOR) : null;
}

export function controlIn(page: HTMLElement, control: HTMLElement): Control {
  const name = controlName(control);
  return { name, place: controlsNamed(page, name).indexOf(control) };
}

/** The same control in another page, or in the same page rendered again. */
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
