import { type Colour, lighten, mix } from '../drawing/colour.ts';
import { disc, filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import type { Stage } from '../drawing/stage.ts';
import bodies from './car-bodies.json' with { type: 'json' };

export type CarBody = (typeof bodies)[keyof typeof bodies];

/** The shapes that cars come in, by name. */
export const CAR_BODIES: ReadonlyMap<string, CarBody> = new Map<string, CarBody>(Object.entries(bodies));

const CAR_COLOURS: readonly Colour[] = [
  '#d94f45',
  '#f2b33d',
  '#2f7f8f',
  '#f3f1ea',
  '#3d5a98',
  '#9fb8ad',
  '#e58e73',
  '#4a4f5c',
];

/** A car 524 wide that drives to the right, standing on 0. */
export function carFromTheSide(
  { palette, random }: Pick<Stage, 'palette' | 'random'>,
  { body, glass, pillars, wheels, radius, lamps }: CarBody,
): string {
  const day = random.pick(CAR_COLOURS);
  const paint = palette.night ? mix(day, palette.ink, 0.25) : day;
  const pane = mix(palette.ink, palette.sky[1] ?? palette.haze, 0.42);
  const trim = mix(palette.ink, '#000000', 0.4);
  const [rear = 0, front = 0] = wheels;
  const sill = radius * 0.72;
  return (
    `<clipPath id="body"><path d="${body}"/></clipPath><clipPath id="glass"><path d="${glass}"/></clipPath>` +
    `<ellipse cx="262" cy="2" rx="276" ry="13" fill="#000" opacity=".3"/>` +
    `<g clip-path="url(#body)">${rectangle(-10, -260, 560, 260, paint)}` +
    filledPath('M-10-88Q260-74 540-92V0H-10Z', '#000', ' opacity=".1"') +
    rectangle(-10, -52, 560, 52, '#000', ' opacity=".14"') +
    filledPath('M-10-104Q260-112 540-100V-95Q260-107-10-99Z', '#fff', ' opacity=".45"') +
    `${disc(rear, -radius, radius + 11, trim)}${disc(front, -radius, radius + 11, trim)}</g>` +
    `<g clip-path="url(#glass)">${filledPath(glass, pane)}` +
    filledPath('M150-260H206L120-100H64ZM300-260H322L236-100H214Z', '#fff', ' opacity=".2"') +
    `${pillars.map((x) => rectangle(x, -240, 10, 140, trim)).join('')}</g>` +
    strokedPath(doors(pillars, sill), '#000', 2.5, ' opacity=".28"') +
    filledPath(handles(pillars), trim, ' opacity=".55"') +
    rectangle(rear + radius + 8, -sill - 6, front - rear - radius * 2 - 16, 9, trim) +
    carLamps(lamps, palette.night ? palette.accent : lighten(palette.sun, 0.4)) +
    wheel(rear, radius, trim) +
    wheel(front, radius, trim)
  );
}

function doors(pillars: readonly number[], sill: number): string {
  return pillars.map((x) => `M${x + 5}-118V${pixelText(-sill - 16)}`).join('');
}

const handles = (pillars: readonly number[]): string => pillars.map((x) => `M${x + 16}-106h22v6h-22z`).join('');

/** The rear lamp at the left end, the head lamp and the grille at the right. */
function carLamps(lamps: readonly (readonly number[])[], light: Colour): string {
  const [[rearX = 0, rearY = 0] = [], [frontX = 0, frontY = 0] = []] = lamps;
  return (
    filledPath(`M${rearX} ${rearY - 10}q15-4 21 4v14q-10 4-23-2z`, '#c8322b') +
    filledPath(`M${frontX} ${frontY - 8}q-28-6-36 4q8 14 40 12z`, light) +
    filledPath(`M${frontX - 30} ${frontY + 26}h28v8h-28z`, '#000', ' opacity=".35"')
  );
}

function wheel(x: number, radius: number, rubber: Colour): string {
  const spokes = [0, 36, 72, 108, 144].map((angle) => {
    const turned = (angle * Math.PI) / 180;
    const [across, up] = [Math.cos(turned) * radius * 0.58, Math.sin(turned) * radius * 0.58];
    return `M${pixelText(x - across)} ${pixelText(-radius - up)}L${pixelText(x + across)} ${pixelText(-radius + up)}`;
  });
  return (
    disc(x, -radius, radius, mix(rubber, '#000000', 0.35)) +
    disc(x, -radius, radius * 0.66, '#d5dade') +
    disc(x, -radius, radius * 0.56, '#8b949c') +
    strokedPath(spokes.join(''), '#d5dade', 5) +
    disc(x, -radius, radius * 0.17, '#eef1f3')
  );
}
