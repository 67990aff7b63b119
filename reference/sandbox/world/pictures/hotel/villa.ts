import type { Landscape } from '../../geo/landscape.ts';
import { layerPaints, type Paint } from '../drawing/stage.ts';
import { backdrop } from './backdrop.ts';
import { facade } from './facade.ts';
import { landscapeFinish } from './front.ts';
import { foreground } from './grounds.ts';
import type { Interior } from './interior.ts';
import { plants } from './plants.ts';

/** A separate house on a resort's grounds, with a pool in front of it. */
export function villa({ stage, landscape, arrangement }: Interior): Paint {
  const foot = stage.height * 0.74;
  const { window, roof, entrance, around } = STYLES[landscape];
  const side = arrangement % 2 === 0 ? 1 : -1;
  const part = { bay: [62, 62], floors: 1, window, roof, ground: entrance };
  const lowRoof = roof === 'gable' ? 'hip' : roof;
  const finish = landscapeFinish(stage, landscape, arrangement);
  const { behind, before } = plants(stage, { [around]: [side * -370, side * 330, side * 380] }, [foot + 6, foot + 12]);
  return layerPaints(
    backdrop(stage, landscape, { horizon: foot - 50 }),
    facade(stage, { ...part, roof: lowRoof, x: side > 0 ? -330 : 140, bays: 3 }, foot, finish, 'a'),
    facade(stage, { ...part, x: side > 0 ? -110 : -250, bays: 6 }, foot, finish, 'b'),
    foreground(stage, 'pool', foot),
    behind,
    before,
  );
}

const STYLES: Readonly<
  Record<
    Landscape,
    {
      readonly window: string;
      readonly roof: string;
      readonly entrance: string;
      readonly around: 'palms' | 'pines' | 'trees' | 'cypresses';
    }
  >
> = {
  coast: { window: 'balcony', roof: 'flat', entrance: 'arcade', around: 'cypresses' },
  tropical: { window: 'balcony', roof: 'thatch', entrance: 'arcade', around: 'palms' },
  city: { window: 'balcony', roof: 'terrace', entrance: 'glass', around: 'trees' },
  mountain: { window: 'timber', roof: 'gable', entrance: 'stone', around: 'pines' },
  desert: { window: 'lattice', roof: 'battlements', entrance: 'arcade', around: 'palms' },
  'old-town': { window: 'shutters', roof: 'hip', entrance: 'arcade', around: 'cypresses' },
};
