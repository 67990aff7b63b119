import type { Landscape } from '../../geo/landscape.ts';
import { darken, lighten, mix } from '../drawing/colour.ts';
import { disc, filledPath, rectangle, roundedRectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint } from '../drawing/stage.ts';
import { arch } from './building.ts';
import { armchair, artwork, floorLamp, pendant, potPlant, roundTable, rug, sofa } from './furniture.ts';
import { type Interior, roomShell, windowView } from './interior.ts';

/** A hotel's lobby: the front desk, or a place to sit by the fire or under arches. */
export function lobby(interior: Interior): Paint {
  return interior.arrangement % 2 === 0 ? frontDesk(interior) : lounge(interior);
}

function frontDesk(interior: Interior): Paint {
  const { decor } = interior;
  const panel = mix(decor.textile, decor.wall, 0.15);
  const keys = Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [266 + (index % 6) * 46, 150 + Math.floor(index / 6) * 44];
    return `M${x} ${y}h34v30h-34z`;
  });
  return layerPaints(
    bodyPaint(roomShell(interior, 'tiles')),
    bodyPaint(
      rectangle(240, 120, 320, 180, decor.wood) +
        filledPath(keys.join(''), darken(decor.wood, 0.3)) +
        [0, 3, 4, 7, 10, 14, 17]
          .map((key) => disc(283 + (key % 6) * 46, 168 + Math.floor(key / 6) * 44, 6, decor.contrast))
          .join('') +
        artwork(decor, 100, 140, 104, 132) +
        artwork(decor, 596, 140, 104, 132) +
        [270, 400, 530].map((x) => pendant(decor, x, 76)).join('') +
        filledPath('M170 352H630l20 22H150z', lighten(decor.linen, 0.2)) +
        rectangle(160, 374, 480, 156, panel) +
        filledPath('M160 374h480v16H160z', '#000', ' opacity=".16"') +
        strokedPath('M256 396v134M352 396v134M448 396v134M544 396v134', darken(panel, 0.2), 5) +
        rectangle(150, 526, 500, 12, darken(decor.wood, 0.2)) +
        filledPath('M330 352q0-20 20-20t20 20z', decor.contrast) +
        rectangle(347, 324, 6, 8, decor.contrast) +
        filledPath('M440 352v-36h66v36z', darken(decor.wood, 0.4)) +
        lampOnDesk(interior, 560) +
        potPlant(decor, 84, 560, 1.3) +
        potPlant(decor, 716, 560, 1.3) +
        suitcase(interior),
    ),
  );
}

function lampOnDesk({ decor: { lamp, contrast } }: Interior, x: number): string {
  return (
    disc(x, 300, 58, lamp, ' opacity=".25"') +
    rectangle(x - 3, 316, 6, 36, contrast) +
    filledPath(`M${x - 26} 318l10-40h32l10 40z`, lamp)
  );
}

function suitcase({ decor: { contrast, wood } }: Interior): string {
  return (
    filledPath('M236 592h130q-8 10-65 10t-65-10z', '#000', ' opacity=".14"') +
    strokedPath('M280 500v-22q0-10 10-10h22q10 0 10 10v22', darken(wood, 0.2), 8) +
    roundedRectangle(236, 498, 130, 94, 10, contrast) +
    strokedPath('M264 498v94M338 498v94', darken(contrast, 0.25), 8)
  );
}

function lounge(interior: Interior): Paint {
  const { decor, landscape } = interior;
  const middle = FIREPLACE_LANDSCAPES.has(landscape) ? fireplace(interior) : arches(interior);
  return layerPaints(
    bodyPaint(roomShell(interior, FIREPLACE_LANDSCAPES.has(landscape) ? 'planks' : 'tiles')),
    FIREPLACE_LANDSCAPES.has(landscape)
      ? windowView(interior, { x: 520, y: 100, wide: 170, tall: 230, panes: 2 })
      : windowView(interior, { x: 310, y: 110, wide: 180, tall: 320, panes: 1, isArched: true, hasCurtains: false }),
    bodyPaint(
      middle +
        rug(decor, 410, 596, 640) +
        floorLamp(decor, 730, 520) +
        sofa(decor, 560, 540, 0.92) +
        armchair(decor, 210, 570, 1.15) +
        roundTable(decor, 390, 588, 140, 50) +
        potPlant(decor, 60, 520, 1.1),
    ),
  );
}

/** Landscapes with a fireplace. */
const FIREPLACE_LANDSCAPES: ReadonlySet<Landscape> = new Set(['mountain', 'city', 'old-town']);

function fireplace({ decor: { wall, wood, contrast, textile } }: Interior): string {
  const stone = mix('#9b958c', wall, 0.3);
  return (
    rectangle(170, 46, 220, 384, stone) +
    strokedPath('M176 90h90M290 90h90M170 140h60M250 140h130M176 190h110M310 190h76', '#fff', 4, ' opacity=".22"') +
    rectangle(150, 240, 260, 20, wood) +
    filledPath(arch(204, 430, 152, 150), '#2c2524') +
    filledPath('M280 420q-46-24-22-66q6 18 18 10q-6-34 16-54q-2 30 22 46q8-10 6-20q24 48-14 84z', '#ef8a3c') +
    filledPath('M282 420q-22-16-8-40q14 10 16-14q24 30 8 54z', '#ffd36e') +
    filledPath('M232 418h96v12h-96z', '#6b4630') +
    filledPath('M196 240v-40h26v40zM340 240l8-34h24l8 34z', contrast) +
    disc(282, 212, 28, textile)
  );
}

function arches({ decor: { wall, lamp, wood } }: Interior): string {
  const shade = darken(wall, 0.14);
  return (
    filledPath(arch(100, 430, 150, 320) + arch(550, 430, 150, 320), shade) +
    filledPath(arch(118, 430, 114, 284) + arch(568, 430, 114, 284), darken(wall, 0.26)) +
    [175, 625]
      .map(
        (x) =>
          disc(x, 220, 56, lamp, ' opacity=".25"') +
          rectangle(x - 1.5, 110, 3, 84, wood) +
          filledPath(`M${x} 190l18 20v24l-18 18l-18-18v-24z`, lamp),
      )
      .join('')
  );
}
