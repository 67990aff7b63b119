const PICTURE_PATTERN = /<img((?: [^\s"=>]+="[^"]*")*)>/g;

/** The attributes of a link to a picture, and those of the picture that say the same. */
const LINK_ATTRIBUTES = [
  ['href', 'src'],
  ['imagesrcset', 'srcset'],
  ['imagesizes', 'sizes'],
] as const;

/**
 * The link by which a document's head asks for the picture that its markup has loaded before all others
 * (`fetchpriority="high"`): without it, browsers find the picture only after the styles, which are long.
 *
 * @param markup as `documentMarkup` writes it: its attributes are escaped, and quoted
 * @returns empty if it has no such picture
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
