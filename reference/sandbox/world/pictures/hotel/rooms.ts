import { bodyPaint, layerPaints, type Paint } from '../drawing/stage.ts';
import {
  armchair,
  artwork,
  bed,
  bedFromSide,
  floorLamp,
  nightstand,
  pendant,
  potPlant,
  roundTable,
  rug,
  sofa,
} from './furniture.ts';
import { type Interior, roomShell, windowView } from './interior.ts';

/** A room to sleep in: under a wide window, between two narrow ones, or beside a tall one. */
export function room(interior: Interior): Paint {
  const { decor, arrangement } = interior;
  if (arrangement % 3 === 0) {
    return layerPaints(
      bodyPaint(roomShell(interior)),
      windowView(interior, { x: 130, y: 84, wide: 540, tall: 176, panes: 3, hasCurtains: false }),
      bodyPaint(
        rug(decor, 400, 590, 720) + nightstand(decor, 140, 478) + nightstand(decor, 660, 478) + bed(decor, 400, 570),
      ),
    );
  }
  if (arrangement % 3 === 1) {
    return layerPaints(
      bodyPaint(roomShell(interior)),
      windowView(interior, { x: 560, y: 96, wide: 126, tall: 250, panes: 2 }),
      bodyPaint(
        artwork(decor, 214, 96, 190, 120) +
          rug(decor, 330, 594, 620) +
          nightstand(decor, 64, 486) +
          bed(decor, 310, 570) +
          armchair(decor, 636, 540),
      ),
    );
  }
  return layerPaints(
    bodyPaint(roomShell(interior)),
    windowView(interior, { x: 330, y: 84, wide: 330, tall: 286, panes: 3 }),
    bodyPaint(
      artwork(decor, 110, 110, 130, 150) +
        pendant(decor, 180, 150) +
        rug(decor, 440, 596, 640) +
        bedFromSide(decor, 96, 548) +
        roundTable(decor, 650, 572, 110, 80) +
        potPlant(decor, 720, 520, 0.9),
    ),
  );
}

/** The second kind of room: two beds, or a suite's living room. */
export function secondRoom(interior: Interior): Paint {
  const { decor, arrangement } = interior;
  if (arrangement % 2 === 0) {
    return layerPaints(
      bodyPaint(roomShell(interior)),
      windowView(interior, { x: 170, y: 84, wide: 460, tall: 270, panes: 4 }),
      bodyPaint(
        floorLamp(decor, 110, 500) +
          rug(decor, 400, 596, 660) +
          sofa(decor, 330, 530) +
          armchair(decor, 634, 560, 1.05) +
          roundTable(decor, 420, 590, 170, 44),
      ),
    );
  }
  return layerPaints(
    bodyPaint(roomShell(interior)),
    windowView(interior, { x: 310, y: 90, wide: 180, tall: 220, panes: 2 }),
    bodyPaint(
      artwork(decor, 110, 120, 130, 96) +
        artwork(decor, 560, 120, 130, 96) +
        nightstand(decor, 400, 470) +
        bed(decor, 190, 556, 0.72) +
        bed(decor, 610, 556, 0.72),
    ),
  );
}
