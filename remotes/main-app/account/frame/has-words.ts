/** Whether each word that is searched for stands somewhere in the texts; case and accents count for nothing. */
export function hasWords(wanted: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '));
  return plain(wanted)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
