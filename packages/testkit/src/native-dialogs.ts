/** Adds the parts of the native dialog that jsdom lacks: opening as a modal, closing, and moving the focus. */
export function installNativeDialogs(): void {
  const cameFrom = new WeakMap<HTMLDialogElement, Element | null>();

  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      if (this.open) throw new DOMException('The dialog is open already.', 'InvalidStateError');
      cameFrom.set(this, document.activeElement);
      this.open = true;
      const first = this.querySelector('a[href], button');
      if (first instanceof HTMLElement) first.focus();
      else this.focus();
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      const before = cameFrom.get(this);
      if (before instanceof HTMLElement) before.focus();
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    },
  });
}

/**
 * Adds other features that popups need and jsdom lacks: non-modal dialogs, popovers with their buttons, and media
 * queries.
 */
export function installNativePopups(): void {
  Object.assign(window, { scrollTo: () => undefined });
  if (typeof window.matchMedia !== 'function') Object.assign(window, { matchMedia: neverMatchingMedia });
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

function neverMatchingMedia() {
  return { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
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
