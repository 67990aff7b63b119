let sheet: CSSStyleSheet | undefined;

/** Applies the style rules that reserve room for pieces, which a page from a static host doesn't have yet. */
export function keepRoom(rules: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}
