const MAX_QUOTED_TEXTS = 5;

/** Texts in a sentence: the first few, and how many more there are. */
export function quoteTexts(texts: readonly string[]): string {
  const moreCount = texts.length - MAX_QUOTED_TEXTS;
  const some = texts.slice(0, MAX_QUOTED_TEXTS).map((text) => `“${text}”`);
  return some.join(', ') + (moreCount > 0 ? ` and ${moreCount} more` : '');
}
