/**
 * The allowed markup of agency content; other markup is removed, its text stays.
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

/** Blocks whose look or duty is not for agency content: a plain block replaces them. */
const PLAIN_BLOCKS =
  'address article aside center details dialog fieldset footer form header main nav search summary'.split(' ');

/** Replaces elements that are removed, so that the text keeps its shape. */
export const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
  ...PLAIN_BLOCKS.map((name) => [name, 'div'] as const),
  ['dir', 'ul'],
  ['menu', 'ul'],
  ['strike', 's'],
  ['tt', 'code'],
]);

/** Elements that go with everything in them: it is no text, or text that is not for visitors. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set(
  [
    'script style template title noscript noembed noframes iframe plaintext xmp',
    'svg math textarea select datalist object audio video canvas',
  ].flatMap((names) => names.split(' ')),
);

/** Attributes by element (`*` for all), as HTML writes them. `align` and `style` only align text. */
export const ALLOWED_ATTRIBUTES: ReadonlyMap<string, readonly string[]> = new Map([
  ['*', ['id', 'dir', 'lang', 'title', 'style', 'align']],
  ['a', ['href', 'name']],
  ['img', ['src', 'srcset', 'alt', 'width', 'height']],
  ['ol', ['start', 'reversed', 'type']],
  ['li', ['value']],
  ['th', ['colspan', 'rowspan', 'scope']],
  ['td', ['colspan', 'rowspan']],
]);
