const AT_MOST = 5;

/** Texts in a sentence: the first few, and how many more there are. */
export function quoted(texts: readonly string[]): string {
  const more = texts.length - AT_MOST;
  const some = texts.slice(0, AT_MOST).map((text) => `“${text}”`);
  return some.join(', ') + (more > 0 ? ` and ${more} more` : '');
}
