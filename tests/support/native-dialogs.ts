/** Teaches jsdom the parts of the native dialog that it lacks: opening as a modal, closing, and where the focus goes. */
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
