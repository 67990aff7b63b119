import { darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, rectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, layerPaints, type Paint } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { backdrop } from './backdrop.ts';
import { armchair, potPlant, roundTable } from './furniture.ts';
import type { Interior } from './interior.ts';

/** The view of a guest: from a balcony, through an arch, or from the roof. */
export function guestView(interior: Interior): Paint {
  const { stage, landscape, decor, arrangement } = interior;
  const scene = backdrop(stage, landscape, { horizon: 330, isOpen: true });
  const stone = mix('#e9dcc6', stage.palette.ink, stage.palette.night ? 0.44 : 0.04);
  const floor = rectangle(0, 516, 800, 84, darken(stone, 0.08)) + slabLines(stage, 516, darken(stone, 0.18));
  const chairs =
    armchair(decor, 210, 582, 1.05) + roundTable(decor, 350, 588, 110, 70) + armchair(decor, 490, 582, 1.05);
  const posts = Array.from({ length: 20 }, (_, index) => `M${index * 42} 410v110`).join('');
  if (arrangement % 3 === 0) {
    return layerPaints(
      scene,
      bodyPaint(
        floor +
          rectangle(0, 416, 800, 100, '#e8f4f6', ' opacity=".3"') +
          strokedPath('M0 408H800M0 516H800M200 408v110M400 408v110M600 408v110', lighten(stone, 0.5), 8) +
          chairs +
          potPlant(decor, 720, 590, 1.2),
      ),
    );
  }
  if (arrangement % 3 === 1) {
    return layerPaints(
      scene,
      bodyPaint(
        filledPath('M0 0H800V600H690V290a290 270 0 0 0-580 0V600H0Z', stone) +
          filledPath('M110 600V290a290 270 0 0 1 580 0V600h-22V292a268 250 0 0 0-536 0V600z', darken(stone, 0.14)) +
          floor +
          strokedPath(
            `M110 408H690${posts.replace(/M(0|42|84|714|756|798) 410v110/g, '')}`,
            darken(decor.wood, 0.25),
            6,
          ) +
          potPlant(decor, 180, 590, 1.1) +
          potPlant(decor, 620, 590, 1.1),
      ),
    );
  }
  return layerPaints(
    scene,
    bodyPaint(
      floor +
        strokedPath(`M0 410H800M0 516H800${posts}`, darken(decor.wood, 0.2), 6) +
        filledPath('M0 0H800V46H0z', darken(decor.wood, 0.1)) +
        filledPath(Array.from({ length: 11 }, (_, index) => `M${index * 80} 0l-10 70h22l10-70z`).join(''), decor.wood) +
        rectangle(36, 40, 22, 560, decor.wood) +
        rectangle(742, 40, 22, 560, decor.wood) +
        chairs,
    ),
  );
}
