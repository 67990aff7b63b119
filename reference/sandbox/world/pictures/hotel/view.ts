import { darker, lighter, mix } from '../drawing/colour.ts';
import { box, shape, stroke } from '../drawing/draw.ts';
import { drawn, layered, type Paint } from '../drawing/stage.ts';
import { tiles } from '../drawing/tiles.ts';
import { backdrop } from './backdrop.ts';
import { armchair, potPlant, roundTable } from './furniture.ts';
import type { Interior } from './interior.ts';

/** What a guest sees: from a balcony, through an arch, or from the roof. */
export function view(interior: Interior): Paint {
  const { stage, landscape, decor, arrangement } = interior;
  const scene = backdrop(stage, landscape, { horizon: 330, isOpen: true });
  const stone = mix('#e9dcc6', stage.palette.ink, stage.palette.night ? 0.44 : 0.04);
  const floor = box(0, 516, 800, 84, darker(stone, 0.08)) + tiles(stage, 516, darker(stone, 0.18));
  const chairs =
    armchair(decor, 210, 582, 1.05) + roundTable(decor, 350, 588, 110, 70) + armchair(decor, 490, 582, 1.05);
  const posts = Array.from({ length: 20 }, (_, index) => `M${index * 42} 410v110`).join('');
  if (arrangement % 3 === 0) {
    return layered(
      scene,
      drawn(
        floor +
          box(0, 416, 800, 100, '#e8f4f6', ' opacity=".3"') +
          stroke('M0 408H800M0 516H800M200 408v110M400 408v110M600 408v110', lighter(stone, 0.5), 8) +
          chairs +
          potPlant(decor, 720, 590, 1.2),
      ),
    );
  }
  if (arrangement % 3 === 1) {
    return layered(
      scene,
      drawn(
        shape('M0 0H800V600H690V290a290 270 0 0 0-580 0V600H0Z', stone) +
          shape('M110 600V290a290 270 0 0 1 580 0V600h-22V292a268 250 0 0 0-536 0V600z', darker(stone, 0.14)) +
          floor +
          stroke(`M110 408H690${posts.replace(/M(0|42|84|714|756|798) 410v110/g, '')}`, darker(decor.wood, 0.25), 6) +
          potPlant(decor, 180, 590, 1.1) +
          potPlant(decor, 620, 590, 1.1),
      ),
    );
  }
  return layered(
    scene,
    drawn(
      floor +
        stroke(`M0 410H800M0 516H800${posts}`, darker(decor.wood, 0.2), 6) +
        shape('M0 0H800V46H0z', darker(decor.wood, 0.1)) +
        shape(Array.from({ length: 11 }, (_, index) => `M${index * 80} 0l-10 70h22l10-70z`).join(''), decor.wood) +
        box(36, 40, 22, 560, decor.wood) +
        box(742, 40, 22, 560, decor.wood) +
        chairs,
    ),
  );
}
