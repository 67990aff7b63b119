/** What a full name has after the name that it begins with: "Portugal" of "Lisbon, Portugal"; `undefined` if it begins otherwise. */
export function fullNameSuffix(name: string, fullName: string): string | undefined {
  return [', ', '، '].some((comma) => fullName.startsWith(name + comma)) ? fullName.slice(name.length + 2) : undefined;
}
