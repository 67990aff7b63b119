import { darken, lighten } from '../drawing/colour.ts';
import { disc, filledPath, pixelText, rectangle, roundedRectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, litColour, type Paint, type Stage } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { backdrop } from '../hotel/backdrop.ts';

/** Market stalls under striped awnings, with fruit, spices and flowers. */
export function market(stage: Stage): Paint {
  const { palette, random } = stage;
  const stone = litColour(stage, '#d9c7a8');
  const cloths = random.shuffled(['#c8402f', '#2f7f86', '#e0a030', '#7a8f4a']);
  const goods = random.shuffled([
    ['#e2912b', '#d9534f'],
    ['#7fae4b', '#c9403f'],
    ['#f0c541', '#e07b39'],
    ['#a24a7c', '#d96a7c'],
  ]);
  const stalls = [0, 1, 2].map((index) => {
    const [x, y] = [30 + index * 256, 300 + (index % 2) * 24];
    const cloth = litColour(stage, cloths[index] ?? '#c8402f');
    const [one = '#e2912b', other = '#d9534f'] = goods[index] ?? [];
    const stripes = Array.from({ length: 6 }, (_, stripe) => `M${stripe * 40} 0h20l-4 54a10 10 0 0 1-20 0z`);
    const heap = Array.from({ length: 9 }, (_, fruit) =>
      disc(
        34 + (fruit % 5) * 40 + (fruit > 4 ? 20 : 0),
        148 - Math.floor(fruit / 5) * 20,
        16,
        litColour(stage, fruit % 3 ? one : other),
      ),
    );
    return (
      `<g transform="translate(${x} ${y})">` +
      strokedPath('M6 40v200M222 40v200', litColour(stage, '#6d4c33'), 8) +
      rectangle(10, 60, 208, 100, darken(cloth, 0.5), ' opacity=".5"') +
      heap.join('') +
      filledPath('M0 160h228l-12 74H12z', litColour(stage, '#a9774a')) +
      strokedPath('M8 184h212M12 208h204', litColour(stage, '#8a5c38'), 4) +
      filledPath(
        'M0 0h228l-4 54a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0a10 10 0 0 1-20 0z',
        '#fff6e6',
      ) +
      filledPath(stripes.join(''), cloth) +
      filledPath('M-8 0q122-40 244 0z', darken(cloth, 0.12)) +
      (palette.night ? disc(114, 84, 40, palette.accent, ' opacity=".3"') + disc(114, 84, 12, palette.accent) : '') +
      '</g>'
    );
  });
  return layerPaints(
    backdrop(stage, 'old-town', { horizon: 330, isOpen: true }),
    bodyPaint(
      rectangle(0, 470, 800, 130, stone) + slabLines(stage, 470, darken(stone, 0.1)) + stalls.join('') + baskets(stage),
    ),
  );
}

function baskets(stage: Stage): string {
  const weave = litColour(stage, '#b98a54');
  return [90, 400, 660]
    .map((x, index) => {
      const colour = litColour(stage, ['#f0c541', '#b23a48', '#6f9a4c'][index] ?? '#f0c541');
      return `<g transform="translate(${x} 574)">${filledPath('M-50-34q50-34 100 0z', colour)}${filledPath('M-54-34H54L40 8H-40z', weave)}${strokedPath('M-48-20h96M-44-6h88', darken(weave, 0.16), 5)}</g>`;
    })
    .join('');
}

/** A gallery of a museum: paintings, a statue, and a bench to look at them from. */
export function museum(stage: Stage): Paint {
  const { palette, random } = stage;
  const wall = litColour(stage, random.pick(['#7f3b3b', '#2f5560', '#e4dccd', '#5b5a7c', '#c9b48a']));
  const floor = litColour(stage, '#b48a5c');
  const frames = [
    [110, 130, 170, 190],
    [520, 110, 190, 150],
    [530, 290, 90, 80],
    [640, 290, 70, 80],
  ].map(([x = 0, y = 0, width = 0, height = 0], index) => painting(stage, [x, y, width, height], index));
  const marble = litColour(stage, '#f1ede4');
  return bodyPaint(
    rectangle(0, 0, 800, 440, wall) +
      filledPath('M0 0H800V40H0z', lighten(wall, 0.2)) +
      rectangle(0, 424, 800, 16, lighten(wall, 0.3)) +
      rectangle(0, 440, 800, 160, floor) +
      strokedPath(
        'M80 440L-60 600M240 440L190 600M400 440v160M560 440l50 160M720 440l140 160M0 500H800',
        darken(floor, 0.12),
        3,
      ) +
      frames.join('') +
      [195, 400, 615]
        .map((x) =>
          filledPath(`M${x - 12} 0h24l80 300h-184z`, palette.night ? palette.accent : '#fff', ' opacity=".1"'),
        )
        .join('') +
      rectangle(352, 360, 96, 130, darken(marble, 0.08)) +
      rectangle(340, 348, 120, 16, marble) +
      rectangle(336, 486, 128, 14, darken(marble, 0.16)) +
      filledPath('M372 348q-4-50 10-70q-26-30-6-60q2-34 26-36q24 2 26 34q18 26-4 62q20 20 12 70z', marble) +
      filledPath('M402 182q24 2 26 34q18 26-4 62q20 20 12 70h-20q6-54-16-72q24-34 2-94z', '#000', ' opacity=".1"') +
      roundedRectangle(150, 520, 240, 24, 8, litColour(stage, '#5a3b2a')) +
      strokedPath('M176 544v40M364 544v40', litColour(stage, '#3f2a1f'), 12),
  );
}

function painting(
  stage: Stage,
  [x, y, width, height]: readonly [number, number, number, number],
  index: number,
): string {
  const { random } = stage;
  const [sky, land, sun] = [
    ['#9cc7d8', '#4f7d6a', '#f3d27a'],
    ['#f0b58a', '#8a4a5c', '#fff0c4'],
    ['#e9dcc0', '#2f5f86', '#d9534f'],
    ['#c8d6b4', '#a9672c', '#f7f0dc'],
  ][index] ?? ['#9cc7d8', '#4f7d6a', '#f3d27a'];
  return (
    rectangle(x - 12, y - 12, width + 24, height + 24, litColour(stage, '#c79a4b')) +
    rectangle(x, y, width, height, litColour(stage, sky ?? '')) +
    disc(x + width * random.between(0.25, 0.75), y + height * 0.32, height * 0.14, litColour(stage, sun ?? '')) +
    filledPath(
      `M${x} ${pixelText(y + height * 0.7)}Q${pixelText(x + width * 0.3)} ${pixelText(y + height * random.between(0.3, 0.5))} ${pixelText(x + width * 0.55)} ${pixelText(y + height * 0.68)}T${x + width} ${pixelText(y + height * 0.6)}V${y + height}H${x}z`,
      litColour(stage, land ?? ''),
    )
  );
}

/** A table with a dish in the making: a pan, a board with a knife, bowls and herbs. */
export function cooking(stage: Stage): Paint {
  const { random } = stage;
  const tile = litColour(stage, random.pick(['#e6dcc8', '#bcd3d0', '#f0d0b4']));
  const wood = litColour(stage, '#b07c4a');
  const tiles =
    Array.from({ length: 9 }, (_, index) => `M${index * 100} 0V330`).join('') + 'M0 82H800M0 164H800M0 246H800';
  const hooks = [120, 210, 300].map(
    (x, index) =>
      strokedPath(`M${x} 66v70`, '#5a4a42', 6) +
      disc(x, 168, 30 + index * 5, litColour(stage, index % 2 ? '#b8693a' : '#6c7078')),
  );
  return bodyPaint(
    rectangle(0, 0, 800, 330, tile) +
      strokedPath(tiles, lighten(tile, 0.5), 4) +
      rectangle(80, 58, 270, 10, litColour(stage, '#5a4a42')) +
      hooks.join('') +
      rectangle(470, 150, 270, 14, wood) +
      [490, 560, 630, 690]
        .map(
          (x, index) =>
            roundedRectangle(
              x,
              92,
              44,
              58,
              8,
              litColour(stage, ['#c8402f', '#e0a030', '#6f9a4c', '#8a5a3b'][index] ?? ''),
            ) + rectangle(x + 4, 82, 36, 12, '#f4ead6'),
        )
        .join('') +
      rectangle(0, 330, 800, 270, wood) +
      strokedPath('M0 400H800M0 480H800M0 560H800', darken(wood, 0.1), 4) +
      '<ellipse cx="250" cy="420" rx="170" ry="66" fill="#3d3d42"/><ellipse cx="250" cy="408" rx="150" ry="54" fill="#e0a545"/>' +
      filledPath('M404 400l170-46l8 24l-170 50z', '#3d3d42') +
      [170, 205, 240, 275, 310, 345]
        .map((x, index) =>
          disc(
            x - random.between(0, 14),
            384 + (index % 2) * 30 + random.between(0, 18),
            17,
            index % 3 === 0 ? '#6f9a4c' : index % 3 === 1 ? '#d9534f' : '#f7ead0',
          ),
        )
        .join('') +
      strokedPath(
        'M210 350q-14-30 6-52t-4-50M290 346q-14-30 6-52t-4-50',
        '#fff',
        9,
        ' stroke-linecap="round" opacity=".5"',
      ) +
      filledPath('M450 480h270l30 90H420z', lighten(wood, 0.35)) +
      [
        [520, 520],
        [560, 506],
        [600, 522],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 24, '#c8402f') + disc(x, y, 15, '#e87a6a'))
        .join('') +
      filledPath('M640 540l90-46q10 4 4 12l-84 46z', '#dfe4e8') +
      filledPath('M632 544l14-8l8 14l-44 26q-10-4-6-12z', '#3d3d42') +
      '<ellipse cx="90" cy="540" rx="76" ry="30" fill="#2f7f86"/><ellipse cx="90" cy="530" rx="66" ry="22" fill="#f4ead6"/>' +
      filledPath('M60 530q10-60 50-70q-6 40-20 70z', '#6f9a4c') +
      filledPath('M90 532q20-50 56-50q-10 34-30 50z', '#4f7d4a'),
  );
}
