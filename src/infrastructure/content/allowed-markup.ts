/**
 * The allowed markup of agency content; other markup is removed, but its text stays.
 *
 * @rule 10.1
 */
export const ALLOWED_ELEMENTS: readonly string[] = [
  'p div section blockquote pre hr br wbr h1 h2 h3 h4 h5 h6',
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup u var',
  'ul ol li dl dt dd',
  'table caption thead tbody tfoot tr th td',
  'img figure figcaption',
].flatMap((names) => names.split(' '));

/** Block elements whose look or meaning doesn't suit agency content; a plain block replaces them. */
const PLAIN_BLOCKS =
  'address article aside center details dialog fieldset footer form header main nav search summary'.split(' ');

/** Replacements for removed elements, so that the text keeps its structure. */
export const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...PLAIN_BLOCKS.map((name) => [name, 'div'] as const),
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** Elements that are removed with their content, which isn't text, or isn't text for visitors. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set(
  [
    'script style template title noscript noembed noframes iframe plaintext xmp',
    'svg math textarea select datalist object audio video canvas',
  ].flatMap((names) => names.split(' ')),
);

/** Attributes by element (`*` for all), by their HTML names. `align` and `style` can only align text. */
export const ALLOWED_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['*', ['id', 'dir', 'lang', 'title', 'style', 'align']],
  ['a', ['href', 'name']],
  ['img', ['src', 'srcset', 'alt', 'width', 'height']],
  ['ol', ['start', 'reversed', 'type']],
  ['li', ['value']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);
