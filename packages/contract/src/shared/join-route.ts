const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Places in the order in which they are travelled, with arrows between them; empty ones are left out. The arrows point
 * the way in which the text is read, which is that of its first letter: nothing mirrors an arrow.
 */
export function joinRoute(places: readonly string[]): string {
  const first = /\p{L}/u.exec(places.join(''))?.[0] ?? '';
  return places.filter((place) => place !== '').join(RIGHT_TO_LEFT_LETTER.test(first) ? ' ← ' : ' → ');
}
