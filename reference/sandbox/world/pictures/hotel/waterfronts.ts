import { darken, lighten } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath, verticalGradient } from '../drawing/draw.ts';
import { bodyPaint, fineDetail, layerPaints, litColour, type Paint, type Stage } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { water } from '../scenes/water.ts';
import { meadow } from './backdrop.ts';
import { lounger, parasols } from './terrace.ts';

/** Grounds with water in them: a beach, a pool, a lake, a canal. */
export const WATERFRONTS: Readonly<Record<string, (stage: Stage, foot: number) => Paint>> = {
  beach: (stage, foot) => {
    const { width, height, palette, random } = stage;
    const line = (y: number): string =>
      `M0 ${pixelText(y + 10)}Q${pixelText(width * 0.3)} ${pixelText(y - 12)} ${pixelText(width * 0.6)} ${pixelText(y + 6)}T${width} ${pixelText(y)}V${height}H0Z`;
    const places = [0.14, 0.36, 0.66, 0.86].filter(() => random.chance(0.8));
    const sand =
      rectangle(0, foot, width, height - foot, litColour(stage, palette.sand)) +
      rectangle(0, foot, width, 9, litColour(stage, '#6f9a5c')) +
      filledPath(line(height - 64), '#ffffff', ' opacity=".75"') +
      filledPath(line(height - 56), 'url(#surf)');
    return layerPaints(
      { defs: verticalGradient('surf', palette.water), body: sand },
      parasols(
        stage,
        'loungers',
        places.map((place) => ({ x: place * width, y: foot + 52, size: 0.8 })),
      ),
    );
  },
  terrace: (stage, foot) => {
    const { width, height, palette } = stage;
    const stone = litColour(stage, '#efe4d0');
    return {
      defs: verticalGradient('pool', palette.water),
      body:
        rectangle(0, foot, width, height - foot, stone) +
        slabLines(stage, foot, darken(stone, 0.1)) +
        filledPath(`M170 ${pixelText(foot + 42)}H630L720 ${height}H80Z`, lighten(stone, 0.6)) +
        filledPath(`M186 ${pixelText(foot + 50)}H614L690 ${height}H110Z`, 'url(#pool)') +
        lounger(stage, 86, foot + 52, 0.8) +
        lounger(stage, 716, foot + 52, 0.8),
    };
  },
  pool: (stage, foot) => {
    const { width, height, palette } = stage;
    const stone = litColour(stage, '#e9d9bf');
    const water =
      rectangle(0, foot, width, height - foot, stone) +
      rectangle(0, foot, width, 10, litColour(stage, '#6f9a5c')) +
      filledPath(
        `M60 ${height}Q90 ${pixelText(foot + 30)} 400 ${pixelText(foot + 34)}T740 ${height}Z`,
        lighten(stone, 0.6),
      ) +
      filledPath(`M84 ${height}Q120 ${pixelText(foot + 42)} 400 ${pixelText(foot + 46)}T716 ${height}Z`, 'url(#pool)') +
      fineDetail(
        stage,
        strokedPath(`M220 ${height - 40}h90M380 ${height - 56}h70M500 ${height - 30}h100`, '#fff', 3, ' opacity=".5"'),
      );
    return layerPaints(
      { defs: verticalGradient('pool', palette.water), body: water },
      parasols(stage, 'loungers', [
        { x: 70, y: foot + 50, size: 0.9 },
        { x: 735, y: foot + 46, size: 0.85 },
      ]),
    );
  },
  lake: (stage, foot) =>
    layerPaints(
      water(stage, { top: foot + 28, bottom: stage.height }),
      bodyPaint(
        rectangle(0, foot, stage.width, 30, meadow(stage, 0.2)) +
          rectangle(470, foot + 22, 26, 90, litColour(stage, '#8d6a48')) +
          filledPath(`M540 ${foot + 84}q30 18 90 0q-8 22-24 22h-44q-16 0-22-22z`, litColour(stage, '#a63d40')),
      ),
    ),
  canal: (stage, foot) =>
    layerPaints(
      water(stage, { top: foot + 22, bottom: stage.height }),
      bodyPaint(
        rectangle(0, foot, stage.width, 24, litColour(stage, '#b9a78c')) +
          filledPath(`M250 ${foot + 58}q90 34 240-4q-10 38-50 38h-140q-40 0-50-34z`, litColour(stage, '#7c3f34')) +
          filledPath(`M310 ${foot + 66}v-26h90l26 18z`, litColour(stage, '#f6ecd9')),
      ),
    ),
};
