import { darken, lighten, mix } from '../drawing/colour.ts';
import { disc, filledPath, rectangle, roundedRectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, fineDetail, layerPaints, type Paint } from '../drawing/stage.ts';
import { pendant, potPlant } from './furniture.ts';
import { BACK_WALL, type Interior, roomShell, windowView } from './interior.ts';

/** A bathroom: a tub before the window, or a basin under a round mirror beside the shower. */
export function bath(interior: Interior): Paint {
  const { decor, arrangement } = interior;
  const room = bodyPaint(roomShell(withStoneFloor(interior), 'tiles') + wallTiles(interior));
  return arrangement % 2 === 0
    ? layerPaints(
        room,
        windowView(interior, {
          x: 250,
          y: 84,
          wide: 300,
          tall: 220,
          panes: 2,
          hasCurtains: false,
          isArched: arrangement % 4 === 2,
        }),
        bodyPaint(
          towels(interior, 620, 250) +
            pendant(decor, 150, 130) +
            potPlant(decor, 120, 500, 1.1) +
            tub(interior) +
            stool(interior),
        ),
      )
    : layerPaints(room, bodyPaint(shower(interior) + mirror(interior) + basin(interior) + towels(interior, 92, 300)));
}

/** A bathroom's floor is of stone. */
const withStoneFloor = (interior: Interior): Interior => ({
  ...interior,
  decor: { ...interior.decor, floor: mix(interior.decor.wall, interior.decor.floor, 0.4) },
});

function wallTiles({ stage, decor: { textile, wall } }: Interior): string {
  const { left, right, bottom } = BACK_WALL;
  const colour = mix(wall, textile, 0.5);
  const lines =
    Array.from({ length: 13 }, (_, index) => `M${left + 30 + index * 50} 300V430`).join('') +
    [333, 366, 399].map((y) => `M${left} ${y}H${right}`).join('');
  return (
    rectangle(left, 300, right - left, bottom - 300, colour) +
    rectangle(left, 294, right - left, 8, lighten(colour, 0.4)) +
    fineDetail(stage, strokedPath(lines, lighten(colour, 0.3), 2))
  );
}

function tub({ decor: { linen, contrast, wood } }: Interior): string {
  return (
    filledPath('M190 566q210 30 420 0z', '#000', ' opacity=".14"') +
    filledPath('M176 404q14-14 40-8q184 16 368 0q26-6 40 8q-6 120-66 150H242q-60-30-66-150z', linen) +
    filledPath('M470 402q60 0 114-6q26-6 40 8q-6 120-66 150h-60q50-50 -28-152z', '#000', ' opacity=".07"') +
    filledPath('M204 404q196 30 392 0q-196 14-392 0z', '#bfe3ea') +
    filledPath('M250 554h30l-8 18h-14zM520 554h30l-8 18h-14z', darken(contrast, 0.3)) +
    strokedPath('M400 404v-64q0-22 22-22t22 22v8', contrast, 9) +
    roundedRectangle(250, 386, 92, 22, 8, wood) +
    disc(280, 378, 10, contrast)
  );
}

function stool({ decor: { wood, linen, textile } }: Interior): string {
  return (
    filledPath('M660 496h80l8 84h-12l-8-66h-56l-8 66h-12z', wood) +
    roundedRectangle(662, 456, 76, 20, 10, linen) +
    roundedRectangle(666, 474, 68, 22, 10, textile)
  );
}

function towels({ decor: { linen, textile, wood } }: Interior, x: number, y: number): string {
  return (
    strokedPath(
      `M${x} ${y - 40}v190M${x + 74} ${y - 40}v190M${x} ${y - 20}h74M${x} ${y + 30}h74M${x} ${y + 110}h74`,
      darken(wood, 0.15),
      6,
    ) +
    rectangle(x + 6, y - 22, 62, 44, linen) +
    rectangle(x + 6, y + 28, 62, 66, textile) +
    rectangle(x + 6, y + 76, 62, 8, linen)
  );
}

function mirror({ stage, decor: { contrast, lamp, wall } }: Interior): string {
  const glass = mix(wall, '#dff1f4', 0.6);
  return (
    disc(300, 190, 104, contrast) +
    disc(300, 190, 94, glass) +
    fineDetail(stage, strokedPath('M238 226l92-120M262 250l110-140', '#fff', 12, ' opacity=".5"')) +
    [150, 450]
      .map(
        (x) =>
          disc(x, 190, 62, lamp, ' opacity=".25"') +
          roundedRectangle(x - 13, 156, 26, 68, 13, lamp) +
          rectangle(x - 6, 222, 12, 16, contrast),
      )
      .join('')
  );
}

function basin({ decor: { wood, linen, contrast } }: Interior): string {
  return (
    filledPath('M140 560h340q-10 18-170 18t-170-18z', '#000', ' opacity=".12"') +
    roundedRectangle(130, 376, 350, 26, 6, linen) +
    rectangle(146, 402, 318, 150, wood) +
    strokedPath('M305 402v150M146 470h318', darken(wood, 0.2), 3) +
    strokedPath('M285 436h40M285 506h40', contrast, 6, ' stroke-linecap="round"') +
    filledPath('M220 344h170q-6 38-50 38h-70q-44 0-50-38z', lighten(linen, 0.3)) +
    strokedPath('M305 344v-40q0-16 18-16h10', contrast, 8) +
    roundedRectangle(410, 340, 24, 36, 5, contrast) +
    roundedRectangle(150, 352, 50, 24, 8, '#4f8360') +
    rectangle(156, 366, 38, 12, darken(contrast, 0.1))
  );
}

function shower({ stage, decor: { contrast, textile, wall } }: Interior): string {
  const drops = Array.from({ length: 5 }, (_, index) => `M${596 + index * 18} 170v190`);
  return (
    rectangle(540, 60, 190, 370, mix(wall, textile, 0.34)) +
    strokedPath('M640 60v70M600 130h80', contrast, 9, ' stroke-linecap="round"') +
    fineDetail(stage, strokedPath(drops.join(''), '#fff', 3, ' stroke-dasharray="10 16" opacity=".6"')) +
    filledPath('M530 56h170v430h-170z', '#eaf6f8', ' opacity=".28"') +
    strokedPath('M530 56v430M700 56v430', contrast, 5) +
    rectangle(684, 260, 8, 60, contrast)
  );
}
