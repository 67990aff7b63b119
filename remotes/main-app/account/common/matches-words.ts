/** Whether the texts contain every word of the search, ignoring case and accents. */
export function matchesWords(search: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
