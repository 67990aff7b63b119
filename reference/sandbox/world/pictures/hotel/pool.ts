import { type Colour, darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath, verticalGradient } from '../drawing/draw.ts';
import { bodyPaint, fineDetail, layerPaints, type Paint, type Stage } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { backdrop } from './backdrop.ts';
import { arch } from './building.ts';
import { potPlant } from './furniture.ts';
import { type Interior, windowView } from './interior.ts';
import { plants } from './plants.ts';
import { lounger, parasols } from './terrace.ts';

/** A pool under the open sky: one that ends at the horizon, or one beside the hotel. */
export function pool(interior: Interior): Paint {
  const { stage, landscape, arrangement } = interior;
  const horizon = 300;
  const stone = deck(stage);
  const water = { defs: verticalGradient('pool', poolWater(stage)), body: '' };
  const view = backdrop(stage, landscape, { horizon });
  const growing = (places: readonly number[]): Paint[] => {
    const { behind, before } = plants(stage, { [POOL_PLANTS[landscape]]: places }, [horizon + 10, horizon + 16]);
    return [behind, before];
  };
  if (arrangement % 2 === 0) {
    return layerPaints(
      water,
      view,
      ...growing([-370, -320, 330, 375]),
      bodyPaint(
        rectangle(0, horizon + 4, 800, 300, stone) +
          filledPath('M120 318H680L740 500H60Z', 'url(#pool)') +
          rectangle(120, 312, 560, 8, lighten(stone, 0.5)) +
          ripples(stage, 340, 480) +
          filledPath('M60 500H740l10 16H50Z', lighten(stone, 0.55)) +
          slabLines(stage, 516, darken(stone, 0.12)),
      ),
      parasols(stage, 'loungers', [
        { x: 120, y: 566, size: 1.25 },
        { x: 660, y: 572, size: 1.3 },
      ]),
    );
  }
  return layerPaints(
    water,
    view,
    bodyPaint(rectangle(0, horizon + 4, 800, 300, stone) + sideWing(stage, interior.decor.lamp)),
    ...growing([-20, 40, 230, 310, 380]),
    bodyPaint(
      filledPath('M330 360Q560 320 760 372Q860 470 640 548Q330 612 210 506Q160 420 330 360Z', lighten(stone, 0.55)) +
        filledPath('M342 374Q560 338 744 384Q830 466 628 534Q340 592 232 500Q190 424 342 374Z', 'url(#pool)') +
        ripples(stage, 390, 520) +
        lounger(stage, 120, 500, 1.25) +
        lounger(stage, 190, 572, 1.4),
    ),
  );
}

const POOL_PLANTS = {
  coast: 'palms',
  tropical: 'palms',
  desert: 'palms',
  city: 'trees',
  mountain: 'pines',
  'old-town': 'cypresses',
} as const;

const deck = ({ palette }: Stage): Colour =>
  palette.night ? mix('#d9c3a0', palette.ink, 0.5) : mix('#e8d6b8', palette.haze, 0.12);

/** Lit from below at night. */
function poolWater({ palette }: Stage): readonly Colour[] {
  return palette.night ? ['#4fc3cf', '#1b7f9c'] : ['#8fe3e3', mix('#2aa7c4', palette.water[1] ?? '#2aa7c4', 0.35)];
}

function ripples(stage: Stage, top: number, bottom: number): string {
  const { random } = stage;
  const strokes = Array.from({ length: 10 }, () => {
    const depth = random.next();
    return `M${pixelText(random.between(260, 560))} ${pixelText(top + depth * (bottom - top))}q${pixelText(20 + depth * 16)}-8 ${pixelText(40 + depth * 32)} 0`;
  });
  return fineDetail(stage, strokedPath(strokes.join(''), '#fff', 3, ' stroke-linecap="round" opacity=".6"'));
}

/** A side wing of the hotel that leads away from us, with balconies. */
function sideWing({ palette }: Stage, lamp: Colour): string {
  const wall = palette.night ? mix('#f3e7d4', palette.ink, 0.46) : mix('#f8efe0', palette.haze, 0.12);
  const glass = palette.night ? lamp : mix(palette.sky[0] ?? '#88aacc', palette.ink, 0.3);
  const bays = [0, 1, 2, 3].flatMap((floor) =>
    [0, 1, 2].map((bay) => {
      const [nearX, far] = [bay * 90 + 14, bay * 90 + 72];
      const top = (x: number): number => 40 + x * 0.22 + floor * (92 - x * 0.13);
      return `M${nearX} ${pixelText(top(nearX) + 16)}L${far} ${pixelText(top(far) + 14)}V${pixelText(top(far) + 58 - far * 0.06)}L${nearX} ${pixelText(top(nearX) + 72 - nearX * 0.06)}Z`;
    }),
  );
  const slabs = [1, 2, 3, 4].map((floor) => `M0 ${40 + floor * 92 - 8}L290 ${pixelText(104 + floor * 54 - 6)}`);
  return (
    filledPath('M0 20L290 92V330L0 430Z', wall) +
    filledPath('M290 92l26 14v216l-26 8z', darken(wall, 0.18)) +
    filledPath(bays.join(''), glass) +
    strokedPath(slabs.join(''), lighten(wall, 0.5), 9) +
    strokedPath('M0 10L296 86', lighten(wall, 0.5), 12)
  );
}

/** A pool under vaults, or a sauna with a window on the country. */
export function spa(interior: Interior): Paint {
  return interior.arrangement % 2 === 0 ? vaults(interior) : sauna(interior);
}

function vaults(interior: Interior): Paint {
  const { stage, decor } = interior;
  const stone = mix(decor.wall, '#d8b98f', 0.5);
  const lights = [230, 400, 570].map((x) => `M${x} 0v96`).join('');
  return layerPaints(
    { defs: verticalGradient('pool', poolWater(stage)), body: rectangle(0, 0, 800, 600, stone) },
    windowView(interior, { x: 310, y: 140, wide: 180, tall: 210, isArched: true, hasCurtains: false, panes: 1 }),
    bodyPaint(
      filledPath(arch(90, 380, 150, 270) + arch(560, 380, 150, 270), darken(stone, 0.22)) +
        filledPath(arch(112, 380, 106, 232) + arch(582, 380, 106, 232), mix(decor.lamp, stone, 0.4)) +
        rectangle(0, 370, 800, 230, darken(stone, 0.1)) +
        filledPath('M150 404H650L780 600H20Z', lighten(stone, 0.4)) +
        filledPath('M168 416H632L748 600H52Z', 'url(#pool)') +
        ripples(stage, 440, 580) +
        strokedPath(lights, darken(stone, 0.45), 3) +
        [230, 400, 570]
          .map(
            (x) =>
              `<circle cx="${x}" cy="112" r="52" fill="${decor.lamp}" opacity=".25"/><circle cx="${x}" cy="112" r="19" fill="${decor.lamp}"/>`,
          )
          .join('') +
        potPlant(decor, 70, 450, 1) +
        potPlant(decor, 735, 450, 1),
    ),
  );
}

function sauna(interior: Interior): Paint {
  const { stage, decor } = interior;
  const wood = mix('#c98f57', stage.palette.ink, stage.palette.night ? 0.26 : 0.04);
  const boards = Array.from({ length: 9 }, (_, index) => `M0 ${index * 46 + 20}H800`).join('');
  const bench = (y: number, deep: number): string =>
    filledPath(`M0 ${y}H560l26 ${deep}H0Z`, lighten(wood, 0.25)) +
    rectangle(0, y + deep, 586, 18, darken(wood, 0.14)) +
    strokedPath(`M0 ${y + deep / 2}h570`, darken(wood, 0.1), 3);
  const rocks = [-44, -16, 14, 42].map(
    (x, index) =>
      `<circle cx="${678 + x}" cy="${370 - (index % 2) * 12}" r="20" fill="${index % 2 ? '#7c7a78' : '#5c5a5a'}"/>`,
  );
  return layerPaints(
    bodyPaint(rectangle(0, 0, 800, 600, wood) + fineDetail(stage, strokedPath(boards, darken(wood, 0.14), 3))),
    windowView(interior, { x: 130, y: 70, wide: 380, tall: 190, panes: 1, hasCurtains: false }),
    bodyPaint(
      bench(316, 34) +
        bench(420, 44) +
        rectangle(0, 530, 800, 70, darken(wood, 0.24)) +
        rectangle(40, 296, 120, 20, decor.linen) +
        rectangle(40, 278, 120, 18, decor.textile) +
        rocks.join('') +
        rectangle(612, 382, 132, 158, '#3b3a3c') +
        strokedPath('M626 410h104M626 436h104M626 462h104M626 488h104', '#57565a', 6) +
        fineDetail(
          stage,
          strokedPath(
            'M650 330q-16-30 4-56t-4-60M700 326q-16-34 4-62t-4-58',
            '#fff',
            7,
            ' stroke-linecap="round" opacity=".28"',
          ),
        ) +
        filledPath('M420 364h70l-8 58h-54z', darken(wood, 0.3)) +
        strokedPath('M420 364q35-62 70 0', darken(wood, 0.4), 5) +
        strokedPath('M470 366l58-70', lighten(wood, 0.3), 8, ' stroke-linecap="round"'),
    ),
  );
}
