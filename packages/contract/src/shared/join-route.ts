const RIGHT_TO_LEFT_LETTER = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Places in the order of the journey, with arrows between them; empty ones are left out. The arrows point in the text's
 * reading direction, which depends on its first letter: browsers don't mirror arrows.
 */
export function joinRoute(places: readonly string[]): string {
  const firstLetter = /\p{L}/u.exec(places.join(''))?.[0] ?? '';
  return places.filter((place) => place !== '').join(RIGHT_TO_LEFT_LETTER.test(firstLetter) ? ' ← ' : ' → ');
}
