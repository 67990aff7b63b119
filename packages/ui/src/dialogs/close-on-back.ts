/** The modals that are open, the one on top last. */
const openModals: HTMLDialogElement[] = [];

/**
 * Back closes what is on top instead of leaving the page behind it, until the modal is closed: nothing is added to the
 * history, and Forward stays what it was. Browsers let a page do so on the way to what the same document has shown, and not
 * twice without a touch in between; else, and where they don't know the Navigation API, Back leaves the page.
 *
 * @returns takes it off
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
  // One that was closed may still be rendered.
  const top = openModals.findLast((dialog) => dialog.open);
  // A script goes where it means to, such as one that has asked whether to leave.
  if (top === undefined || !isBack || !userInitiated || !cancelable || defaultPrevented) return;
  event.preventDefault();
  top.close();
}
