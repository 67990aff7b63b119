/**
 * The part of a full name after the name: "Portugal" of "Lisbon, Portugal"; `undefined` if it doesn't begin with the
 * name.
 */
export function fullNameSuffix(name: string, fullName: string): string | undefined {
  return [', ', '، '].some((comma) => fullName.startsWith(name + comma)) ? fullName.slice(name.length + 2) : undefined;
}
