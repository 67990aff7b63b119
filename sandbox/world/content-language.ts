/** Agencies that write in a language of their own; the others write in English. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['rihla', 'ar'],
  ['fiesta', 'es'],
]);

/** The language that an agency writes in. */
export function languageOfAgency(agency: string): string {
  return LANGUAGES.get(agency) ?? 'en';
}

/** What of some texts an agency would show: those in the language that it writes in. */
export function writtenIn<T extends { readonly language: string }>(texts: readonly T[], agency: string): readonly T[] {
  const language = languageOfAgency(agency);
  return texts.filter((text) => text.language === language);
}
