const ARABIC_LETTER = /\p{Script=Arabic}/u;

/** Names in a row, such as a city and its country, separated by the comma of their script; empty ones are left out. */
export function joinNames(names: readonly string[]): string {
  const comma = names.some((name) => ARABIC_LETTER.test(name)) ? '، ' : ', ';
  return names.filter((name) => name !== '').join(comma);
}
