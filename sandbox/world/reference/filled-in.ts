/** A text with the words for its gaps, which look like `{name}`. */
export function filledIn(text: string, words: Readonly<Record<string, string>>): string {
  return Object.entries(words).reduce((said, [gap, word]) => said.replaceAll(`{${gap}}`, () => word), text);
}
