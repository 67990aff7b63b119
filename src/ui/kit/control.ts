const CONTROLS = 'button, input, select, textarea, summary, a[href]';

/** A control by what it is called, and its place among those that are called so. */
export interface Control {
  readonly name: string;
  readonly place: number;
}

/** The control that an event is about. */
export function controlOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
}

export function controlIn(page: HTMLElement, control: HTMLElement): Control {
  const name = nameOf(control);
  return { name, place: called(page, name).indexOf(control) };
}

/** The control of another page, or of the same one rendered again. */
export function sameIn(page: HTMLElement, { name, place }: Control): HTMLElement | undefined {
  return called(page, name)[place];
}

function called(page: HTMLElement, name: string): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(CONTROLS)].filter((control) => nameOf(control) === name);
}

function nameOf(control: HTMLElement): string {
  const { tagName, textContent } = control;
  const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
  return [tagName, control.ariaLabel, label, control.getAttribute('value'), textContent].join('\n');
}
