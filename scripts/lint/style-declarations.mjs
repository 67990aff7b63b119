/**
 * The declarations of a style sheet, one by one, with the line that each stands on.
 * Comments, and the texts within quotation marks and `url()`, are left out.
 *
 * @param {string} css
 * @returns {{ property: string, value: string, line: number }[]}
 */
export function styleDeclarations(css) {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)]*\)/g, (text) =>
    text.replaceAll(/[^\n]/g, ' '),
  );
  // A selector may hold a colon too, but what follows it runs into `{` before a declaration could end.
  return [...bare.matchAll(/(?<=^|[{};])(\s*)([\w-]+)\s*:([^{};]+)(?=[;}])/g)].map(
    ({ index, 1: space = '', 2: property = '', 3: value = '' }) => ({
      property: property.toLowerCase(),
      value: value.trim(),
      line: bare.slice(0, index + space.length).split('\n').length,
    }),
  );
}
