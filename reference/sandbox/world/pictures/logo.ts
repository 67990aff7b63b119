import { AGENCY_TABLE } from '../agencies/agency-table.ts';
import { brightness, type Colour, darken, mix } from './drawing/colour.ts';
import { roundedRectangle } from './drawing/draw.ts';
import { escapeXml, picture } from './drawing/picture.ts';
import { bodyPaint } from './drawing/stage.ts';
import { agencyEmblem, brandColour } from './emblems.ts';

const FONT_FAMILIES = new Map([
  ['serif', "Georgia,'Times New Roman','Liberation Serif',serif"],
  ['sans', "'Avenir Next','Segoe UI','Helvetica Neue',Arial,'Liberation Sans',sans-serif"],
]);

const LOGO_HEIGHT = 64;
const EMBLEM_GAP = 14;
const FONT_SIZE = 32;

/** An agency's emblem with its name, 64 high, as SVG text; null for an unknown subdomain. */
export function logo(subdomain: string): string | null {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return null;
  const { wordmark, letters } = entry.brand;
  const rightToLeft = /[\u0590-\u08ff]/.test(wordmark);
  const textWidth = nameWidth(wordmark);
  const width = LOGO_HEIGHT + EMBLEM_GAP + textWidth;
  const tileAt = rightToLeft ? width - LOGO_HEIGHT : 0;
  const textAt = rightToLeft ? textWidth : LOGO_HEIGHT + EMBLEM_GAP;
  const text =
    `<text x="${textAt}" y="43" font-family="${FONT_FAMILIES.get(letters)}" font-size="${FONT_SIZE}" font-weight="600"` +
    `${rightToLeft ? ' direction="rtl"' : ''} textLength="${textWidth - 2}" lengthAdjust="spacingAndGlyphs" fill="${readableColour(brandColour(entry.agency))}">${escapeXml(wordmark)}</text>`;
  const body = `<g transform="translate(${tileAt})">${emblemTile(subdomain)}</g>${text}`;
  return picture({ width, height: LOGO_HEIGHT, title: wordmark }, bodyPaint(body));
}

/** A colour dark enough to be read on white. */
function readableColour(colour: Colour): Colour {
  return brightness(colour) > 0.5 ? mix(colour, '#3a2c10', 0.85) : darken(colour, 0.25);
}

/** The width of a name in pixels: about the width in most fonts; the letters are fitted to it. */
function nameWidth(name: string): number {
  const ems = [...name].map((letter) => {
    if (/[\u0590-\u08ff]/.test(letter)) return 0.52;
    if (/[ilIjtf.,'’ ]/.test(letter)) return 0.34;
    if (/[mwMW&]/.test(letter)) return 0.92;
    return /\p{Lu}/u.test(letter) ? 0.74 : 0.6;
  });
  return Math.ceil(ems.reduce((sum, em) => sum + em, 0) * FONT_SIZE) + 6;
}

/** An agency's emblem on its colour, 64 by 64, as SVG text; null for an unknown subdomain. */
export function favicon(subdomain: string): string | null {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return null;
  const { wordmark } = entry.brand;
  return picture({ width: 64, height: 64, title: wordmark }, bodyPaint(emblemTile(subdomain)));
}

/** The emblem on its rounded square: the favicon, and the first half of the logo. */
function emblemTile(subdomain: string): string {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return '';
  const { brand, agency } = entry;
  return (
    roundedRectangle(0, 0, 64, 64, 15, brandColour(agency)) + agencyEmblem(brand.emblem, brand.glyph, brand.wordmark)
  );
}
