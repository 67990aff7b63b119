import { filledPath, roundedRectangle } from './drawing/draw.ts';
import { escapeXml, picture } from './drawing/picture.ts';
import { bodyPaint } from './drawing/stage.ts';

interface Company {
  readonly name: string;
  readonly colour: string;
  /** A path within 64 by 64. */
  readonly glyph: string;
}

/** A company's sign and name, 220 by 64, as SVG text. */
export function companyLogo({ name, colour, glyph }: Company): string {
  const letters =
    `<text x="76" y="40" font-family="'Avenir Next','Segoe UI',Arial,'Liberation Sans',sans-serif" font-size="${Math.min(20, Math.floor(244 / name.length))}" ` +
    `font-weight="700" fill="${colour}">${escapeXml(name)}</text>`;
  const sign = roundedRectangle(2, 2, 60, 60, 12, colour) + filledPath(glyph, '#ffffff', ' fill-rule="evenodd"');
  return picture({ width: 220, height: 64, title: name }, bodyPaint(sign + letters));
}
