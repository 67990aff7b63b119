/**
 * Makes the footer's icons from Font Awesome's: one file with a symbol for each, since a browser creates a
 * separate document for every SVG picture, and a page has a dozen of them.
 *
 * Usage: node scripts/make/make-brand-icons.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../machine/project-root.mjs';

/** The names in src/ui/navigation/footer/brand-icons.tsx, and in Font Awesome. */
const BRANDS = {
  linkedin: 'linkedin-in',
  instagram: 'instagram',
  facebook: 'facebook-f',
  twitter: 'x-twitter',
  youtube: 'youtube',
  discord: 'discord',
  tiktok: 'tiktok',
  discover: 'cc-discover',
  visa: 'cc-visa',
  amex: 'cc-amex',
  mastercard: 'cc-mastercard',
  bitcoin: 'bitcoin',
};

const PICTURES = join(PROJECT_ROOT, 'node_modules/@fortawesome/fontawesome-free/svgs/brands');
const SVG_PATTERN = /viewBox="(?<viewBox>[^"]*)">(?<license><!--.*?-->)(?<drawing><path .*>)<\/svg>/s;

let license = '';
const symbols = Object.entries(BRANDS).map(([name, file]) => {
  const groups = SVG_PATTERN.exec(readFileSync(join(PICTURES, `${file}.svg`), 'utf8'))?.groups;
  if (groups === undefined) throw new Error(`${file}.svg is written in another way than before.`);
  license = groups.license ?? '';
  return `<symbol id="${name}" viewBox="${groups.viewBox}">${groups.drawing}</symbol>\n`;
});
writeFileSync(
  join(PROJECT_ROOT, 'src/ui/navigation/footer/brand-icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">${license}\n${symbols.join('')}</svg>\n`,
);
