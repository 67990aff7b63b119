/** The words of a text, for tables of tests: `it.each(words`/about /faqs`)`. */
export function splitWords([text = '']: TemplateStringsArray): readonly string[] {
  return text.trim().split(/\s+/);
}
