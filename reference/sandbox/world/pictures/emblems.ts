import type { AgencyRecord } from '../agencies/agency-table.ts';
import type { Colour } from './drawing/colour.ts';
import { disc, filledPath, pixelText } from './drawing/draw.ts';
import { escapeXml } from './drawing/picture.ts';

/** Draws an emblem into a square of 64, in one colour. */
type Emblem = (colour: Colour, name: string) => string;

const strokedLine = (path: string, colour: Colour, width = 4): string =>
  filledPath(
    path,
    'none',
    ` stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`,
  );

/** One form, rotated around the centre several times. */
const rotateCopies = (form: string, times: number): string =>
  Array.from(
    { length: times },
    (_, index) => `<g transform="rotate(${pixelText((index * 360) / times)} 32 32)">${form}</g>`,
  ).join('');

const EMBLEMS: ReadonlyMap<string, Emblem> = new Map<string, Emblem>([
  [
    'aurora',
    (colour) =>
      filledPath('M16 12Q24 22 18 34V44Q10 30 16 12Z', colour, ' opacity=".65"') +
      filledPath('M29 8Q38 20 31 32V44Q22 28 29 8Z', colour) +
      filledPath('M44 13Q52 23 46 34V44Q37 31 44 13Z', colour, ' opacity=".8"') +
      strokedLine('M8 52Q20 44 32 50T56 48', colour),
  ],
  [
    'marigold',
    (colour) =>
      rotateCopies(filledPath('M32 31Q26 18 32 8Q38 18 32 31Z', colour), 12) +
      disc(32, 32, 8, '#fff1a8') +
      disc(32, 32, 5.5, colour),
  ],
  [
    'noir',
    (colour) =>
      `<circle cx="32" cy="32" r="22" fill="none" stroke="${colour}" stroke-width="2"/>` +
      strokedLine('M24 42V22L40 42V22', colour, 3),
  ],
  [
    'rihla',
    (colour) =>
      `<g fill="none" stroke="${colour}" stroke-width="3">` +
      '<path d="M17 17H47V47H17Z"/><path d="M17 17H47V47H17Z" transform="rotate(45 32 32)"/></g>' +
      filledPath('M20 39Q27 28 33 34Q38 39 45 32Q42 45 32 45Q24 45 20 39Z', colour) +
      disc(36, 25, 3.5, colour),
  ],
  [
    'consulate',
    (colour) => filledPath('M32 11L54 24H10ZM13 48H51V53H13ZM16 28H22V45H16ZM29 28H35V45H29ZM42 28H48V45H42Z', colour),
  ],
  [
    'dormant',
    (colour) =>
      filledPath('M36 12A21 21 0 1 0 53 40A18 18 0 0 1 36 12Z', colour) + strokedLine('M43 14H52L43 24H52', colour, 3),
  ],
  [
    'harbour',
    (colour) =>
      `<circle cx="32" cy="15" r="5" fill="none" stroke="${colour}" stroke-width="4"/>` +
      strokedLine(
        'M32 21V52M22 28H42M11 37Q14 51 32 52Q50 51 53 37M11 37L8 43M11 37L17 40M53 37L56 43M53 37L47 40',
        colour,
      ),
  ],
  [
    'fiesta',
    (colour) =>
      rotateCopies(filledPath('M32 6L35 14H29Z', colour), 12) +
      disc(32, 32, 14, colour) +
      strokedLine('M8 57Q14 51 20 57T32 57T44 57T56 57', colour, 3),
  ],
  [
    'kindred',
    (colour) =>
      filledPath('M22 10L32 26H28L36 40H8L16 26H12ZM44 20L52 33H48L55 44H39L33 33H40L36 33Z', colour) +
      strokedLine('M20 41V46M46 44V47M8 54Q22 46 34 52T57 50', colour, 3.4),
  ],
  [
    'staywell',
    (colour) =>
      filledPath('M10 30L32 10L54 30V36L32 17L10 36Z', colour) +
      filledPath(
        'M14 54V38H18V45H46V54H42V50H18V54ZM20 43V37Q20 35 22 35H30Q32 35 32 37V43ZM34 43V38H42Q46 38 46 43Z',
        colour,
      ),
  ],
  [
    'albion',
    (colour) =>
      rotateCopies(disc(32, 18, 9.5, colour, ' opacity=".92"'), 5) +
      disc(32, 32, 8, '#7b1e2b') +
      disc(32, 32, 5, colour),
  ],
  [
    'lantern',
    (colour) =>
      strokedLine('M32 7V13', colour) +
      filledPath('M22 13H42V17H22ZM22 49H42V53H22Z', colour) +
      filledPath('M22 19H42Q52 33 42 47H22Q12 33 22 19Z', colour, ' opacity=".92"') +
      filledPath('M32 25Q39 33 32 41Q25 33 32 25Z', '#8a4f00') +
      strokedLine('M32 53V59', colour, 3),
  ],
  [
    'openfare',
    (colour) =>
      filledPath('M8 33L56 11L43 53L31 41L27 52L22 37Z', colour) + strokedLine('M22 37L46 20L31 41', '#0a6b4f', 2.4),
  ],
  [
    'livery',
    (colour) =>
      strokedLine('M13 12H51V32Q50 47 32 55Q14 47 13 32Z', colour, 3.6) +
      filledPath('M19 18H27V46Q20 41 19 33ZM31 18H37V50L32 52L31 51.4ZM41 18H45V33Q45 39 41 44Z', colour),
  ],
]);

/** An emblem in a square of 64; if the kind is unknown, the first letter of the name. */
export function agencyEmblem(kind: string, colour: Colour, name: string): string {
  return (EMBLEMS.get(kind) ?? initialLetter)(colour, name);
}

function initialLetter(colour: Colour, name: string): string {
  const [letter = '?'] = name;
  return (
    `<text x="32" y="44" text-anchor="middle" font-family="Georgia,serif" font-size="36" fill="${colour}">` +
    `${escapeXml(letter.toUpperCase())}</text>`
  );
}

/** The agency's colour if it can be drawn with, else the product's default. */
export function brandColour({ primaryColor }: AgencyRecord): Colour {
  return typeof primaryColor === 'string' && /^#[0-9a-f]{6}$/i.test(primaryColor) ? primaryColor : '#2c7be5';
}
