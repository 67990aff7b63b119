import { type Colour, darken, mix } from '../drawing/colour.ts';
import { disc, filledPath, pixelText, placeAt, rectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, litColour, type Paint, type Stage } from '../drawing/stage.ts';
import { backdrop, rollingLine } from '../hotel/backdrop.ts';

/** A helicopter over the city. */
export function helicopter(stage: Stage): Paint {
  const { palette, random } = stage;
  const paint = litColour(stage, random.pick(['#c8402f', '#2f5f86', '#f2b632']));
  return layerPaints(
    backdrop(stage, 'city', { horizon: 440, isOpen: true }),
    bodyPaint(
      placeAt(
        random.between(330, 460),
        210,
        1.3,
        filledPath('M60 0L190-14V-34L206-40V8L60 30Z', paint) +
          filledPath('M-110 10Q-100-54-20-56H40Q80-54 84-10L70 36Q60 52-10 52Q-90 52-110 10Z', paint) +
          filledPath('M-104 4Q-94-44-30-46V10Q-60 20-104 4Z', mix('#cfe6ee', palette.ink, palette.night ? 0.4 : 0.15)) +
          filledPath('M-20-44h44v48h-44z', mix('#cfe6ee', palette.ink, palette.night ? 0.5 : 0.25)) +
          strokedPath('M-60 52l-8 24M40 52l8 24M-110 78q20 6 40 0h140', palette.ink, 7, ' stroke-linecap="round"') +
          strokedPath('M0-56v-20M-190-78H190', palette.ink, 8, ' stroke-linecap="round"') +
          `<ellipse cy="-78" rx="200" ry="12" fill="#fff" opacity=".25"/>` +
          disc(204, -16, 30, '#fff', ' opacity=".25"'),
      ),
    ),
  );
}

/** A bicycle on the promenade, the city behind it. */
export function bicycle(stage: Stage): Paint {
  const { palette, random } = stage;
  const frame = litColour(stage, random.pick(['#c8402f', '#2f7f86', '#f2b632', '#5b8a5a']));
  const stone = litColour(stage, '#d9ccb4');
  const wheel = (x: number): string =>
    `<circle cx="${x}" cy="0" r="84" fill="none" stroke="${darken(palette.ink, 0.1)}" stroke-width="10"/>` +
    strokedPath(`M${x - 80} 0h160M${x} -80v160M${x - 57}-57l114 114M${x - 57} 57l114-114`, '#8d949c', 2.5);
  return layerPaints(
    backdrop(stage, 'city', { horizon: 390 }),
    bodyPaint(
      rectangle(0, 390, 800, 46, mix(palette.water[0] ?? palette.haze, palette.haze, 0.3)) +
        rectangle(0, 434, 800, 166, stone) +
        strokedPath('M0 434H800', '#fff', 8) +
        strokedPath('M0 520H800', darken(stone, 0.14), 4, ' stroke-dasharray="60 30"') +
        filledPath('M190 556h420q-20 16-210 16t-210-16z', '#000', ' opacity=".14"') +
        placeAt(
          400,
          470,
          1,
          wheel(-130) +
            wheel(130) +
            strokedPath(
              'M-130 0L-60-120L74-120L-20 4H-130M-20 4L-74-146M74-120L130 0M66-152L78-112',
              frame,
              12,
              ' stroke-linejoin="round" stroke-linecap="round"',
            ) +
            filledPath('M-108-152h64q10 0 8 10q-30 8-72 4z', palette.ink) +
            strokedPath('M66-152q20-20 50-8', palette.ink, 9, ' stroke-linecap="round"') +
            disc(-20, 4, 16, '#6c7078') +
            filledPath('M92-130h86l-12 56h-62z', litColour(stage, '#b98a54')) +
            disc(116, -142, 18, '#e2768a') +
            disc(142, -146, 20, '#f3c9cf') +
            disc(162, -138, 15, '#e2768a'),
        ),
    ),
  );
}

/** An old lane by night, lanterns over it. */
export function lanterns(stage: Stage): Paint {
  const { palette, random } = stage;
  const wall = (colour: string): Colour => mix(colour, palette.ink, palette.night ? 0.5 : 0.16);
  const lamp = palette.night ? palette.accent : '#ffd98a';
  const left = wall(random.pick(['#d98b6a', '#e8b06a', '#c7d0b8']));
  const right = wall(random.pick(['#e9d3a4', '#b98a9a', '#d9a070']));
  const pane = palette.night ? lamp : mix(palette.ink, '#9fc3d6', 0.4);
  const strings = [90, 170].map((y) => `M60 ${y}Q400 ${y + 110} 740 ${y}`).join('');
  const lights = [0.14, 0.32, 0.5, 0.68, 0.86].flatMap((position) =>
    [90, 170].map((y) => {
      const [x, drop] = [60 + position * 680, y + 110 * 2 * position * (1 - position)];
      return disc(x, drop + 14, 34, lamp, ' opacity=".2"') + disc(x, drop + 14, 13, lamp);
    }),
  );
  return layerPaints(
    backdrop(stage, 'old-town', { horizon: 350, isOpen: true }),
    bodyPaint(
      filledPath('M0 0H250L330 230V440L0 600Z', left) +
        filledPath('M800 0H560L470 230V440L800 600Z', right) +
        filledPath('M330 440H470L800 600H0Z', wall('#b9a78c')) +
        filledPath(
          'M250 0L330 230V440L318 446V240L226 0ZM560 0L470 230V440l12 6V240L584 0Z',
          '#000',
          ' opacity=".14"',
        ) +
        filledPath(
          'M40 120l70 20v120l-70-8zM150 152l60 18v104l-60-8zM40 340l70-4v120l-70 26zM150 336l60-2v96l-60 22zM760 120l-70 20v120l70-8zM650 152l-60 18v104l60-8zM760 340l-70-4v120l70 26zM650 336l-60-2v96l60 22z',
          pane,
        ) +
        filledPath('M240 330q30-40 60 4v92l-60 24z', darken(left, 0.4)) +
        strokedPath('M340 470H460M250 510H550M130 560H670', '#000', 4, ' opacity=".14"') +
        strokedPath(strings, palette.ink, 3) +
        lights.join(''),
    ),
  );
}

/** A telescope under the stars. */
export function stargazing(stage: Stage): Paint {
  const { palette, random } = stage;
  const stars = (count: number): string =>
    Array.from(
      { length: count },
      () => `M${pixelText(random.between(10, 790))} ${pixelText(random.between(10, 380))}h0`,
    ).join('');
  const dark = mix(palette.sand, palette.ink, 0.72);
  return layerPaints(
    backdrop(stage, 'desert', { horizon: 430 }),
    bodyPaint(
      filledPath('M-20 330Q300 60 820 60L820 150Q340 160-20 400Z', '#fff', ' opacity=".09"') +
        strokedPath(stars(30), '#fff', 3, ' stroke-linecap="round"') +
        strokedPath(stars(12), '#ffe9b8', 5.5, ' stroke-linecap="round"') +
        rollingLine(stage, 500, dark) +
        placeAt(
          420,
          500,
          1.1,
          strokedPath('M0-70L-60 40M0-70L60 40M0-70V40', darken(palette.ink, 0.3), 10, ' stroke-linecap="round"') +
            `<g transform="rotate(-34 0 -80)">${rectangle(-90, -102, 200, 42, '#e8e4da')}${rectangle(104, -110, 30, 58, palette.accent)}${rectangle(-128, -94, 40, 26, '#3d3d42')}</g>` +
            disc(0, -72, 15, '#6c7078'),
        ) +
        placeAt(
          270,
          530,
          1.05,
          filledPath('M-20 0q-8-70 20-84q30 10 26 84z', palette.accent) +
            disc(6, -104, 20, mix('#c68a62', palette.ink, 0.35)) +
            strokedPath('M14-70l70-16', palette.accent, 13, ' stroke-linecap="round"'),
        ),
    ),
  );
}

/** A small boat with its captain, in the harbour. */
export function harbourBoat(stage: Stage): Paint {
  const { random } = stage;
  const hull = litColour(stage, random.pick(['#c8402f', '#2f5f86', '#2f7f86', '#f2b632']));
  const white = litColour(stage, '#fdf8ec');
  return layerPaints(
    backdrop(stage, random.pick(['coast', 'old-town'] as const), { horizon: 330 }),
    bodyPaint(
      rectangle(0, 380, 800, 220, mix(stage.palette.water[0] ?? '#6fd0de', stage.palette.water[1] ?? '#0f6c9a', 0.55)) +
        strokedPath(
          'M60 420h150M600 410h120M90 560h200M540 570h180M360 410h90',
          '#fff',
          5,
          ' stroke-linecap="round" opacity=".4"',
        ) +
        placeAt(
          400,
          470,
          1.35,
          filledPath('M-200-4Q-180 60-130 62H120Q180 56 214-24Q0 24-200-4Z', hull) +
            filledPath('M-200-4Q0 24 214-24l-6 16Q0 40-196 10z', white) +
            filledPath('M-60-2v-84h110l26 40v42z', white) +
            filledPath('M-44-70h36v30h-36zM4-70h40l14 30H4z', mix('#9fc3d6', stage.palette.ink, 0.4)) +
            filledPath('M-72-86h136v-10H-72z', hull) +
            filledPath('M-20-96v-60l44 16l-44 16', litColour(stage, '#f2b632')) +
            filledPath('M120-22q-6-50 14-56q22 6 18 50z', litColour(stage, '#3d5a80')) +
            disc(134, -92, 16, litColour(stage, '#c68a62')) +
            filledPath('M112-96h40l-4-10q-16-12-32 0z', white) +
            strokedPath('M-190 66H170M-120 80H120', '#fff', 5, ' stroke-linecap="round" opacity=".6"'),
        ),
    ),
  );
}
