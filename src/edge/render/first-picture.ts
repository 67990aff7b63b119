const PICTURE_PATTERN = /<img((?: [^\s"=>]+="[^"]*")*)>/g;

/** The attributes of a link to a picture, and the corresponding ones of the picture. */
const LINK_ATTRIBUTES = [
  ['href', 'src'],
  ['imagesrcset', 'srcset'],
  ['imagesizes', 'sizes'],
] as const;

/**
 * A link for the document's head that preloads the picture with `fetchpriority="high"` in the markup: otherwise
 * browsers find the picture only after the styles, which are long.
 *
 * @param markup from `documentMarkup`: its attributes are escaped and quoted
 * @returns empty if there is no such picture
 */
export function firstPictureLink(markup: string): string {
  for (const [, attributes = ''] of markup.matchAll(PICTURE_PATTERN)) {
    if (!attributes.includes(' fetchpriority="high"') || attributes.includes(' loading="lazy"')) continue;
    const same = LINK_ATTRIBUTES.map(([name, ofPicture]) => {
      const [, value] = new RegExp(` ${ofPicture}=("[^"]*")`).exec(attributes) ?? [];
      return value === undefined ? '' : ` ${name}=${value}`;
    });
    return `<link rel="preload" as="image" fetchpriority="high"${same.join('')}>`;
  }
  return '';
}
