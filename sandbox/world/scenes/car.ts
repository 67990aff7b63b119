import bodies from './car-bodies.json' with { type: 'json' };
import type { Colour } from './colour.ts';
import { lighter, mix } from './colour.ts';
import { box, disc, px, shape } from './draw.ts';
import { hills } from './hills.ts';
import { palm } from './palm.ts';
import { sky } from './sky.ts';
import type { Paint, Stage } from './stage.ts';
import { drawn, layered } from './stage.ts';

type CarBody = (typeof bodies)[keyof typeof bodies];

/** A car, seen from the side, on a road through open country. */
export function car(stage: Stage): Paint {
  const { width, height, palette, random } = stage;
  const verge = height * 0.7;
  const size = Math.min(width / 800, height / 600) * 1.12;
  const left = width / 2 - 262 * size;
  const road = mix(palette.ink, palette.haze, palette.night ? 0.16 : 0.26);
  const sunX = random.between(0.15, 0.85);
  const body = random.pick(Object.values(bodies));
  return layered(
    sky(stage, { horizon: verge - 60, sunAt: [sunX, random.between(0.3, 0.5)], sunSize: random.between(48, 74) }),
    drawn(hills(stage, { y: [verge - 150, verge - 30], shade: [0.14, 0.46], count: 4, rise: 28 })),
    drawn(roadside(stage, verge)),
    drawn(
      box(0, verge, width, height - verge, road) +
        box(0, verge, width, 7, mix(palette.sand, palette.ink, 0.2)) +
        shape(
          `M-20 ${px(height * 0.925)}H${width + 20}`,
          'none',
          ` stroke="${mix(palette.sand, road, 0.15)}" stroke-width="9" stroke-dasharray="90 60"`,
        ) +
        `<g transform="translate(${px(left)} ${px(height * 0.845)}) scale(${size.toFixed(2)})">${drive(stage, body)}</g>`,
    ),
  );
}

const PAINTS: readonly Colour[] = [
  '#d94f45',
  '#f2b33d',
  '#2f7f8f',
  '#f3f1ea',
  '#3d5a98',
  '#9fb8ad',
  '#e58e73',
  '#4a4f5c',
];

function drive({ palette, random }: Stage, { body, glass, pillars, wheels, radius, lamps }: CarBody): string {
  const day = random.pick(PAINTS);
  const paint = palette.night ? mix(day, palette.ink, 0.25) : day;
  const pane = mix(palette.ink, palette.sky[1] ?? palette.haze, 0.42);
  const trim = mix(palette.ink, '#000000', 0.4);
  const [rear = 0, front = 0] = wheels;
  const sill = radius * 0.72;
  return (
    `<clipPath id="body"><path d="${body}"/></clipPath><clipPath id="glass"><path d="${glass}"/></clipPath>` +
    `<ellipse cx="262" cy="2" rx="276" ry="13" fill="#000" opacity=".3"/>` +
    `<g clip-path="url(#body)">${box(-10, -260, 560, 260, paint)}` +
    shape('M-10-88Q260-74 540-92V0H-10Z', '#000', ' opacity=".1"') +
    box(-10, -52, 560, 52, '#000', ' opacity=".14"') +
    shape('M-10-104Q260-112 540-100V-95Q260-107-10-99Z', '#fff', ' opacity=".45"') +
    `${disc(rear, -radius, radius + 11, trim)}${disc(front, -radius, radius + 11, trim)}</g>` +
    `<g clip-path="url(#glass)">${shape(glass, pane)}` +
    shape('M150-260H206L120-100H64ZM300-260H322L236-100H214Z', '#fff', ' opacity=".2"') +
    `${pillars.map((x) => box(x, -240, 10, 140, trim)).join('')}</g>` +
    shape(doors(pillars, sill), 'none', ' stroke="#000" stroke-width="2.5" opacity=".28"') +
    shape(handles(pillars), trim, ' opacity=".55"') +
    box(rear + radius + 8, -sill - 6, front - rear - radius * 2 - 16, 9, trim) +
    lit(lamps, palette.night ? palette.accent : lighter(palette.sun, 0.4)) +
    wheel(rear, radius, trim) +
    wheel(front, radius, trim)
  );
}

function doors(pillars: readonly number[], sill: number): string {
  return pillars.map((x) => `M${x + 5}-118V${px(-sill - 16)}`).join('');
}

function handles(pillars: readonly number[]): string {
  return pillars.map((x) => `M${x + 16}-106h22v6h-22z`).join('');
}

/** The rear lamp at the left end, the head lamp and the grille at the right. */
function lit(lamps: readonly (readonly number[])[], light: Colour): string {
  const [[rearX = 0, rearY = 0] = [], [frontX = 0, frontY = 0] = []] = lamps;
  return (
    shape(`M${rearX} ${rearY - 10}q15-4 21 4v14q-10 4-23-2z`, '#c8322b') +
    shape(`M${frontX} ${frontY - 8}q-28-6-36 4q8 14 40 12z`, light) +
    shape(`M${frontX - 30} ${frontY + 26}h28v8h-28z`, '#000', ' opacity=".35"')
  );
}

function wheel(x: number, radius: number, rubber: Colour): string {
  const spokes = [0, 36, 72, 108, 144].map((angle) => {
    const turned = (angle * Math.PI) / 180;
    const [across, up] = [Math.cos(turned) * radius * 0.58, Math.sin(turned) * radius * 0.58];
    return `M${px(x - across)} ${px(-radius - up)}L${px(x + across)} ${px(-radius + up)}`;
  });
  return (
    disc(x, -radius, radius, mix(rubber, '#000000', 0.35)) +
    disc(x, -radius, radius * 0.66, '#d5dade') +
    disc(x, -radius, radius * 0.56, '#8b949c') +
    shape(spokes.join(''), 'none', ' stroke="#d5dade" stroke-width="5"') +
    disc(x, -radius, radius * 0.17, '#eef1f3')
  );
}

function roadside({ width, height, palette, random }: Stage, verge: number): string {
  const dark = mix(palette.haze, palette.ink, 0.66);
  const plants = Array.from({ length: 7 }, (_, index) => {
    const x = ((index + random.between(0.1, 0.9)) / 7) * width;
    if (random.chance(0.3)) {
      return palm(random, {
        x,
        foot: verge + 2,
        tall: height * random.between(0.24, 0.36),
        lean: random.between(-26, 26),
        fill: dark,
      });
    }
    const radius = random.between(18, 40);
    return shape(
      `M${px(x - radius)} ${px(verge + 2)}a${px(radius)} ${px(radius * 0.8)} 0 0 1 ${px(radius * 2)} 0z`,
      dark,
    );
  });
  return plants.join('');
}
