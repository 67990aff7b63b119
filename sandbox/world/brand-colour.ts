import type { AgencyRecord } from './agency-table.ts';
import type { Colour } from './scenes/colour.ts';

/** The agency's own colour where it wrote one that can be drawn with, else the product's. */
export function brandColour({ primaryColor }: AgencyRecord): Colour {
  return typeof primaryColor === 'string' && /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : '#2c7be5';
}
