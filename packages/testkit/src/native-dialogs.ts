/**
 * Adds the parts of the native dialog that jsdom lacks: opening as a modal, closing, and moving the focus; and media
 * queries.
 */
export function installNativeDialogs(): void {
  installMediaQueries();
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      cameFrom.set(this, document.activeElement);
      this.open = true;
      const firstElement = this.querySelector('a[href], button');
      if (firstElement instanceof HTMLElement) firstElement.focus();
      else this.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const elementBefore = cameFrom.get(this);
      if (elementBefore instanceof HTMLElement) elementBefore.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/** Adds other features that popups need and jsdom lacks: non-modal dialogs, and popovers with their buttons. */
export function installNativePopups(): void {
  Object.assign(window, { scrollTo: () => undefined });
  installMediaQueries();
  Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  Object.assign(HTMLDialogElement.prototype, {
    show(this: HTMLDialogElement) {
      this.open = true;
    },
  });
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      togglePopover(this, 'open');
    },
    hidePopover(this: HTMLElement) {
      togglePopover(this, 'closed');
    },
  });
  document.addEventListener('click', togglePressedPopover);
}

/** Media queries that never match. */
function installMediaQueries(): void {
  if (typeof window.matchMedia === 'function') return;
  const never = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  Object.assign(window, { matchMedia: () => never });
}

function togglePressedPopover({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[popovertarget]') : null;
  const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  if (popover !== null) togglePopover(popover, popover.hasAttribute('popover') ? 'open' : 'closed');
}

function togglePopover(popover: HTMLElement, newState: 'open' | 'closed'): void {
  // An element with the attribute is hidden, because nothing in jsdom is ever `:popover-open`.
  popover.toggleAttribute('popover', newState === 'closed');
  for (const name of ['beforetoggle', 'toggle']) {
    popover.dispatchEvent(Object.assign(new Event(name), { newState }));
  }
}
