/** The open modals, the topmost last. */
const openModals: HTMLDialogElement[] = [];

/**
 * Makes Back close the topmost modal instead of leaving the page, while the modal is open: the history isn't changed.
 * Browsers allow this for history entries of the same document, and not twice without user activation in between;
 * otherwise, and in browsers without the Navigation API, Back leaves the page.
 *
 * @returns a function that ends this
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
  if (openModals.length === 0) window.navigation?.addEventListener('navigate', closeTop);
  openModals.push(dialog);
  return () => {
    openModals.splice(openModals.indexOf(dialog), 1);
    if (openModals.length === 0) window.navigation?.removeEventListener('navigate', closeTop);
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
