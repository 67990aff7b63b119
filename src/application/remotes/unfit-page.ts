/**
 * A remote's page that can't be part of a document, because it is too large or its data isn't plain. That depends on
 * the page, its address and the platform's responses; it doesn't mean that the remote's other pages fail too.
 */
export class UnfitPage extends Error {}
