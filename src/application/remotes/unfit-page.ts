/**
 * A page of a remote that can't stand in a document, because it is too large or its data is not plain. That depends on
 * the page, on its address and on what the platform responds, and says nothing of the remote's other pages.
 */
export class UnfitPage extends Error {}
