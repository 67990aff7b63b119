/** A page on which the tags of Google find their configuration. */
interface TaggedPage {
  dataLayer?: unknown[];
}

/** Puts the first words into the queue that the script reads once it is there: when measuring began, and for whom. */
export function startTag(kind: 'google-tag' | 'tag-manager', id: string, page: Window & TaggedPage): void {
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  if (kind === 'tag-manager') {
    queue.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
    return;
  }
  tell('js', new Date());
  tell('config', id);

  /** The script tells commands from events by this: an `arguments` object, and no array. */
  function tell(..._command: readonly unknown[]): void {
    // oxlint-disable-next-line prefer-rest-params
    queue.push(arguments);
  }
}
