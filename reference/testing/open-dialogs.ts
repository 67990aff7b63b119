import { installNativeDialogs } from '@livery/testkit/native-dialogs';

/** Lets dialogs open in the page of the test. */
export function openDialogs(): void {
  if (!('showModal' in HTMLDialogElement.prototype)) installNativeDialogs();
}
