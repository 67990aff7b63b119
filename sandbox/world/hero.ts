import { AGENCY_TABLE } from './agency-table.ts';
import { scene } from './scene.ts';

/** An agency's large picture, 1200 by 600, as SVG text; null for a subdomain that nobody has. */
export function hero(subdomain: string): string | null {
  const brand = AGENCY_TABLE.get(subdomain)?.brand;
  if (brand === undefined) return null;
  return scene({ kind: brand.hero, seed: `hero of ${subdomain}`, light: brand.light, width: 1200, height: 600 });
}
