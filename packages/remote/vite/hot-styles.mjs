/** The import of the functions with which Vite's dev server adds and removes style sheets. */
const OF_VITE = /(import \{ updateStyle as \w+, removeStyle as \w+ \} from )"[^"]*\/@vite\/client"/;

const STYLES = '/@livery/styles.js';

/** Vite's own functions add `style` elements, which a shell's content security policy refuses. */
const SCRIPT = `const sheets = new Map();
export function updateStyle(id, content) {
  if (!sheets.has(id)) {
    sheets.set(id, new CSSStyleSheet());
    document.adoptedStyleSheets.push(sheets.get(id));
  }
  sheets.get(id).replaceSync(content);
}
export function removeStyle(id) {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== sheets.get(id));
  sheets.delete(id);
}
`;

/**
 * Lets Vite's dev server add style sheets to a page whose content security policy allows no inline styles.
 *
 * @returns {import('vite').Plugin}
 */
export function hotStyles() {
  return {
    name: 'livery:hot-styles',
    apply: 'serve',
    // Runs after Vite has turned style sheets into scripts.
    enforce: 'post',
    resolveId: (source) => (source === STYLES ? source : undefined),
    load: (id) => (id === STYLES ? SCRIPT : undefined),
    transform(code, id) {
      if (!/\.css(\?|$)/.test(id)) return undefined;
      return { code: code.replace(OF_VITE, `$1${JSON.stringify(STYLES)}`), map: null };
    },
  };
}
