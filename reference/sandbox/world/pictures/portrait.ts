import { AGENCY_TABLE } from '../agencies/agency-table.ts';
import { seededRandom } from '../seeded-random.ts';
import { darken, lighten, mix } from './drawing/colour.ts';
import { disc, filledPath, rectangle, strokedPath } from './drawing/draw.ts';
import { picture } from './drawing/picture.ts';
import { bodyPaint } from './drawing/stage.ts';
import { brandColour } from './emblems.ts';

/** A portrait, 128 by 128, on the agency's colour, as SVG text; null for an unknown agency. */
export function portrait(subdomain: string, person: string): string | null {
  const entry = AGENCY_TABLE.get(subdomain);
  if (entry === undefined) return null;
  const random = seededRandom(`portrait/${subdomain}/${person}`);
  const [skin, hair, coat] = [random.pick(SKINS), random.pick(HAIRS), random.pick(COATS)];
  const long = random.chance(0.5);
  const body =
    rectangle(0, 0, 128, 128, lighten(mix(brandColour(entry.agency), '#8aa0b0', 0.4), 0.55)) +
    (long ? filledPath('M34 96Q26 30 64 26Q102 30 94 96Z', hair) : '') +
    filledPath('M12 132Q16 92 52 88H76Q112 92 116 132Z', coat) +
    filledPath('M52 80H76V92Q64 104 52 92Z', darken(skin, 0.12)) +
    disc(64, 60, 27, skin) +
    filledPath(
      long
        ? 'M36 62Q34 30 64 29Q94 30 92 62Q84 46 66 42Q48 46 36 62Z'
        : 'M37 54Q34 28 64 28Q94 28 91 54Q84 40 64 41Q44 40 37 54Z',
      hair,
    ) +
    disc(54, 61, 2.6, '#2b2320') +
    disc(74, 61, 2.6, '#2b2320') +
    strokedPath('M54 72Q64 80 74 72', darken(skin, 0.4), 2.6, ' stroke-linecap="round"');
  return picture({ width: 128, height: 128, title: 'Portrait' }, bodyPaint(body));
}

const SKINS: readonly string[] = ['#f3d3b8', '#e3b48f', '#c98f62', '#9a6440', '#6f4529'];
const HAIRS: readonly string[] = ['#2a2018', '#5b3a22', '#8a5a2b', '#c49a5a', '#8d8d8f', '#1d1d22'];
const COATS: readonly string[] = ['#30506b', '#7a3b46', '#3f6b4f', '#6a5a8c', '#b0763a', '#444b55'];
