const CONTROLS = 'button, input, select, textarea, a[href]';

/**
 * Keeps what a visitor does on a page that a server rendered, whose controls do nothing until the remote has rendered
 * its own: a click is made, and the focus set, on the same control of that page.
 *
 * @returns to be called when the page gives way
 */
export function keepUse(page: HTMLElement): () => void {
  const slot = page.parentElement;
  const clicked: Control[] = [];
  const onClick = ({ target }: Event) => {
    const control = target instanceof Element ? target.closest<HTMLElement>(CONTROLS) : null;
    // A link leads on by itself.
    if (control !== null && !control.matches('a')) clicked.push(controlIn(page, control));
  };
  page.addEventListener('click', onClick);
  return () => {
    const { activeElement } = document;
    const focused = activeElement instanceof HTMLElement && page.contains(activeElement) ? activeElement : null;
    const kept = focused === null ? undefined : controlIn(page, focused);
    // Once the page of the remote is shown.
    queueMicrotask(() => {
      const remote = slot?.querySelector<HTMLElement>('[data-remote]') ?? null;
      if (remote === null) return;
      for (const control of clicked) sameIn(remote, control)?.click();
      if (kept !== undefined) sameIn(remote, kept)?.focus({ preventScroll: true });
    });
  };
}

/** A control by what it is called, and its place among those that are called so. */
interface Control {
  readonly name: string;
  readonly place: number;
}

function controlIn(page: HTMLElement, control: HTMLElement): Control {
  const name = nameOf(control);
  return { name, place: called(page, name).indexOf(control) };
}

function sameIn(page: HTMLElement, { name, place }: Control): HTMLElement | undefined {
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
