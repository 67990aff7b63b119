/** The open modals, the topmost last. */
const openModals: HTMLDialogElement[] = [];

/**
 * Makes Back close the topmost modal instead of leaving the page, while the modal is open: the history isn't changed.
 * Browsers allow this for history entries of the same document, and not twice without user activation in between;
 * otherwise, and in browsers without the Navigation API, Back leaves the page, and all modals close.
 *
 * @returns a function that ends this
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  if (openModals.length === 0) {
    window.navigation?.addEventListener('navigate', closeTop);
    window.addEventListener('livery:pop', closeAll);
  }
  openModals.push(dialog);
  return () => {
    openModals.splice(openModals.indexOf(dialog), 1);
    if (openModals.length > 0) return;
    window.navigation?.removeEventListener('navigate', closeTop);
    window.removeEventListener('livery:pop', closeAll);
  };
}

function closeTop(event: NavigateEvent) {
  const { navigationType, destination, userInitiated, cancelable, defaultPrevented } = event;
  const isBack = navigationType === 'traverse' && destination.index < (window.navigation.currentEntry?.index ?? 0);
  // A closed dialog may still be rendered.
  const top = openModals.findLast((dialog) => dialog.open);
  // Navigation by scripts isn't stopped, for example by one that has asked whether to leave.
  if (top === undefined || !isBack || !userInitiated || !cancelable || defaultPrevented) return;
  event.preventDefault();
  top.close();
}

/** The shell's router follows Back or Forward, unless a guard cancels that. */
function closeAll(event: Event) {
  queueMicrotask(() => {
    if (!event.defaultPrevented) for (const dialog of openModals) dialog.close();
  });
}
