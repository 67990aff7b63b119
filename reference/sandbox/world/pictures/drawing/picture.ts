import type { Paint } from './stage.ts';

interface PictureFrame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
}

/** A whole SVG file. */
export function picture({ width, height, title }: PictureFrame, { defs, body }: Paint): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<title>${escapeXml(title)}</title><defs>${defs}</defs>${body}</svg>`.replace(LONG_COLOUR_PATTERN, '#$1$2$3')
  );
}

/** Colours of two equal digits each, which have a shorter form. */
const LONG_COLOUR_PATTERN = /#(\w)\1(\w)\2(\w)\3(?=")/g;

/** Text escaped for XML, as content or in an attribute. */
export function escapeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
