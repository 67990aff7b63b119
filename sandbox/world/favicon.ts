import { AGENCY_TABLE } from './agency-table.ts';
import { brandColour } from './brand-colour.ts';
import { emblem } from './emblems.ts';
import { box } from './scenes/draw.ts';
import { picture } from './scenes/picture.ts';
import { drawn } from './scenes/stage.ts';

/** An agency's emblem on its colour, 64 by 64, as SVG text; null for a subdomain that nobody has. */
export function favicon(subdomain: string): string | null {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return null;
  const { wordmark } = entry.brand;
  return picture({ width: 64, height: 64, title: wordmark }, drawn(tile(subdomain)));
}

/** The emblem on its rounded square: the favicon, and the first half of the logo. */
export function tile(subdomain: string): string {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return '';
  const { brand, agency } = entry;
  return box(0, 0, 64, 64, brandColour(agency), ' rx="15"') + emblem(brand.emblem, brand.glyph, brand.wordmark);
}
