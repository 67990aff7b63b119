let sheet: CSSStyleSheet | undefined;

/** Applies the rules that keep the room of pieces free, which a page of a static host doesn't have yet. */
export function keepRoom(rules: string): void {
  if (!('adoptedStyleSheets' in document)) return;
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
  }
  sheet.replaceSync(rules);
}
