import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { disc, filledPath, pixelText, placeAt, rectangle, strokedPath, verticalGradient } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, litColour, type Paint, type Stage } from '../drawing/stage.ts';
import { backdrop, meadow, rollingLine } from '../hotel/backdrop.ts';

/** Two kayaks on clear water before the coast. */
export function kayak(stage: Stage): Paint {
  const { palette } = stage;
  const boat = (colour: Colour): string =>
    strokedPath('M-150 34q150 18 300 0', '#fff', 6, ' opacity=".5"') +
    filledPath('M-160 0Q0 40 160 0Q120 40 0 42Q-120 40-160 0Z', colour) +
    filledPath('M-50 8q50-16 100 0q-50 12-100 0z', darken(colour, 0.4)) +
    filledPath('M-22 10q-6-50 22-56q28 6 22 56z', litColour(stage, '#f3b63f')) +
    disc(0, -64, 18, litColour(stage, '#c68a62')) +
    filledPath('M-24-68a24 20 0 0 1 48 0z', litColour(stage, '#3d5a80')) +
    strokedPath('M-110-70L110 0', palette.ink, 6) +
    filledPath('M-134-84l34 4l-10 20zM134 8l-34-6l10-18z', palette.accent);
  return layerPaints(
    backdrop(stage, 'coast', { horizon: 250, isOpen: true }),
    bodyPaint(
      placeAt(250, 360, 0.7, boat(litColour(stage, '#2f7f86'))) +
        placeAt(500, 470, 1.15, boat(litColour(stage, '#c8402f'))),
    ),
  );
}

/** Under water: a reef, fish, and light that falls from above. */
export function reef(stage: Stage): Paint {
  const { palette, random } = stage;
  const [far = '#6fd0de', nearColour = '#0f6c9a'] = palette.water;
  const fish = Array.from({ length: 7 }, (_, index) => {
    const colour = ['#f2b632', '#f2784b', '#f7f3e8', '#e05a8a'][index % 4] ?? '#f2b632';
    const side = random.chance(0.5) ? 1 : -1;
    const size = random.between(0.5, 1.1).toFixed(2);
    return (
      `<g transform="translate(${pixelText(random.between(60, 740))} ${pixelText(random.between(110, 380))}) scale(${side < 0 ? '-' : ''}${size} ${size})">` +
      filledPath('M-46 0Q0-40 44 0Q0 40-46 0ZM38 0l34-24v48z', colour) +
      strokedPath('M-14-20q10 20 0 40M8-20q10 20 0 40', darken(colour, 0.3), 6) +
      '<circle cx="-28" cy="-4" r="5" fill="#1d2b3a"/></g>'
    );
  });
  const corals = Array.from({ length: 9 }, (_, index) => {
    const [x, size] = [index * 96 + random.between(-10, 30), random.between(0.8, 1.5)];
    const colour = mix(['#e2546b', '#f29b5c', '#a45fa8', '#f2c14e'][index % 4] ?? '#e2546b', nearColour, 0.22);
    return index % 2
      ? placeAt(
          x,
          580,
          Number(size.toFixed(2)),
          strokedPath(
            'M-6 0V-60Q-40-70-40-110M0-40Q6-90-6-140M6 0V-50Q40-60 38-104M4-70Q24-90 20-130',
            colour,
            16,
            ' stroke-linecap="round"',
          ),
        )
      : placeAt(
          x,
          586,
          Number(size.toFixed(2)),
          filledPath('M-60 0a60 52 0 0 1 120 0z', colour) +
            strokedPath('M-30-10q8-20 0-30M0-12q8-20 0-36M28-10q8-20 0-28', '#fff', 4, ' opacity=".35"'),
        );
  });
  const rays = [120, 300, 470, 640].map((x) => `M${x} 0h70l${pixelText(random.between(40, 120))} 600h-190z`).join('');
  return {
    defs: verticalGradient('deep', [lighten(far, 0.2), far, nearColour]),
    body:
      rectangle(0, 0, 800, 600, 'url(#deep)') +
      filledPath(rays, '#fff', ' opacity=".1"') +
      filledPath('M0 520Q200 470 420 520T800 500V600H0z', mix(palette.sand, nearColour, 0.35)) +
      corals.join('') +
      fish.join('') +
      Array.from(
        { length: 10 },
        () =>
          `<circle cx="${pixelText(random.between(80, 720))}" cy="${pixelText(random.between(60, 440))}" r="${pixelText(random.between(3, 9))}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`,
      ).join(''),
  };
}

/** A wave with somebody on it. */
export function surf(stage: Stage): Paint {
  const { palette } = stage;
  const [far = '#6fd0de', nearColour = '#0f6c9a'] = palette.water;
  return layerPaints(
    backdrop(stage, 'tropical', { horizon: 250 }),
    bodyPaint(
      filledPath(
        'M-10 420Q160 180 470 210Q640 230 700 330Q600 270 520 330Q470 380 560 430L810 420V610H-10Z',
        mix(far, nearColour, 0.5),
      ) +
        filledPath(
          'M160 300Q300 200 470 210Q640 230 700 330Q600 270 520 330Q490 360 508 392Q420 270 160 300Z',
          mix(far, nearColour, 0.15),
        ) +
        filledPath(
          'M470 210Q640 230 700 330Q690 250 590 214Q530 196 470 210ZM500 380q-40-46 10-76q-14 40 30 80q40 40 130 36q-120 30-170-40z',
          '#fff',
        ) +
        filledPath('M-10 470q200-60 400 0t420-10V610H-10z', mix(far, nearColour, 0.75)) +
        strokedPath('M40 520h160M300 560h200M560 530h140', '#fff', 5, ' stroke-linecap="round" opacity=".5"') +
        placeAt(
          360,
          400,
          1.15,
          filledPath('M-90 16Q0 44 100-14Q60 44-10 46Q-70 44-90 16Z', litColour(stage, '#f7f3e8')) +
            strokedPath('M-60 26Q10 40 80 4', palette.accent, 6) +
            strokedPath(
              'M-30 18l-8-40l30-24l34 14l22 26l14-6',
              litColour(stage, '#22384f'),
              16,
              ' stroke-linecap="round" stroke-linejoin="round"',
            ) +
            strokedPath(
              'M-6-44l10-46M4-84l-52 10M4-84l44 24',
              litColour(stage, '#c68a62'),
              15,
              ' stroke-linecap="round"',
            ) +
            disc(10, -108, 17, litColour(stage, '#c68a62')) +
            filledPath('M-8-110a18 18 0 0 1 36-4l-4-10q-20-14-32 14z', litColour(stage, '#4a2f22')),
        ),
    ),
  );
}

const walker = (stage: Stage, shirt: Colour): string =>
  strokedPath('M-6-60L-16 0M4-60L18 0', litColour(stage, '#3b4658'), 13, ' stroke-linecap="round"') +
  filledPath('M-16-118h30q8 30 4 64h-34z', shirt) +
  filledPath('M-38-112q20-14 24 0v46h-20q-10-20-4-46z', litColour(stage, '#c8402f')) +
  strokedPath('M12-108l24 30l4 20', litColour(stage, '#c68a62'), 10, ' stroke-linecap="round"') +
  strokedPath('M42-74L48 4', litColour(stage, '#6d4c33'), 4) +
  disc(2, -138, 18, litColour(stage, '#c68a62')) +
  filledPath('M-24-142h52l-10-8q-16-24-32 0z', litColour(stage, '#e0b25c'));

/** Walkers on a path below the peaks. */
export function hike(stage: Stage): Paint {
  return layerPaints(
    backdrop(stage, 'mountain', { horizon: 330 }),
    bodyPaint(
      rollingLine(stage, 400, meadow(stage, 0.2)) +
        filledPath('M800 396Q560 430 520 470T300 600H470Q560 530 620 490T800 424z', litColour(stage, '#dcc59a')) +
        filledPath('M0 470Q160 430 300 500T520 610H0z', meadow(stage, 0.55)) +
        placeAt(470, 560, 1.05, walker(stage, litColour(stage, '#2f7f86'))) +
        placeAt(600, 492, 0.72, walker(stage, litColour(stage, '#e0a030'))) +
        strokedPath(
          'M60 480h0M120 520h0M190 490h0M220 560h0M90 570h0M700 520h0M740 560h0M660 570h0',
          '#fff6d8',
          9,
          ' stroke-linecap="round"',
        ),
    ),
  );
}

/** Riders crossing a high meadow. */
export function horses(stage: Stage): Paint {
  const horse = (coat: Colour): string =>
    filledPath(
      'M-64-66Q0-90 54-70L84-128Q96-146 104-128L128-112Q130-98 116-98L98-102L74-44Q66-30 62-30L70 0H58L44-34H-34L-50 0H-62L-60-40Q-72-50-64-66Z',
      coat,
    ) +
    filledPath('M-62-64q-26 10-22 52q16-16 26-36zM84-128q-20 20-34 56l14 4z', darken(coat, 0.4)) +
    filledPath('M-24-80q20-8 46 0l-2 22h-42z', litColour(stage, '#7c3f34')) +
    strokedPath('M-2-70l22 6l4 34', litColour(stage, '#3b4658'), 14, ' stroke-linecap="round"') +
    filledPath('M-16-130h30q6 30 2 62h-34z', litColour(stage, '#f0dcb4')) +
    disc(0, -148, 17, litColour(stage, '#c68a62')) +
    filledPath('M-28-152h56l-12-8q-16-22-32 0z', litColour(stage, '#6d4c33'));
  return layerPaints(
    backdrop(stage, 'mountain', { horizon: 340 }),
    bodyPaint(
      rollingLine(stage, 410, meadow(stage, 0.15)) +
        placeAt(560, 470, 0.72, horse(litColour(stage, '#d8c2a0'))) +
        placeAt(280, 540, 1.25, horse(litColour(stage, '#8a5a3b'))) +
        filledPath('M0 560Q200 520 420 570T800 548V610H0z', meadow(stage, 0.5)),
    ),
  );
}
