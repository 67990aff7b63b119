import { darken, lighten, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, rectangle, strokedPath } from '../drawing/draw.ts';
import { bodyPaint, fineDetail, layerPaints, litColour, type Paint, type Stage } from '../drawing/stage.ts';
import { slabLines } from '../drawing/tiles.ts';
import { meadow } from './backdrop.ts';
import { hedges, lamps, passingCar, railing, wavePattern } from './pavement.ts';
import { parasols } from './terrace.ts';
import { WATERFRONTS } from './waterfronts.ts';

/** The ground in front of a hotel; nothing for an unknown kind. */
export function foreground(stage: Stage, kind: string, foot: number): Paint {
  return { ...GROUNDS, ...WATERFRONTS }[kind]?.(stage, foot) ?? bodyPaint('');
}

const GROUNDS: Readonly<Record<string, (stage: Stage, foot: number) => Paint>> = {
  promenade: (stage, foot) => {
    const { width, height } = stage;
    const stone = litColour(stage, '#e5d8c4');
    return bodyPaint(
      rectangle(0, foot, width, height - foot, stone) +
        rectangle(0, foot, width, 14, litColour(stage, '#7f9f66')) +
        wavePattern(stage, foot + 34, darken(stone, 0.12)) +
        rectangle(0, height - 40, width, 40, darken(stone, 0.3)) +
        railing(stage, height - 74, '#ffffff') +
        lamps(stage, foot + 26, [0.2, 0.5, 0.8]),
    );
  },
  garden: (stage, foot) => {
    const { width, height } = stage;
    const path = litColour(stage, '#ead9b8');
    return bodyPaint(
      rectangle(0, foot, width, height - foot, meadow(stage, 0.15)) +
        filledPath(`M370 ${foot}h60L560 ${height}H240Z`, path) +
        hedges(stage, foot + 22, meadow(stage, 0.7)),
    );
  },
  meadow: (stage, foot) => {
    const { width, height, random } = stage;
    const flowers = Array.from(
      { length: 24 },
      () => `M${pixelText(random.between(0, width))} ${pixelText(random.between(foot + 46, height - 8))}h0`,
    );
    return bodyPaint(
      filledPath(
        `M0 ${pixelText(foot + 6)}Q${width / 2} ${pixelText(foot - 16)} ${width} ${pixelText(foot + 4)}V${height}H0Z`,
        meadow(stage, 0.1),
      ) +
        filledPath(
          `M384 ${pixelText(foot)}q-10 60-130 ${pixelText(height - foot)}h190q20-70-24-${pixelText(height - foot)}z`,
          litColour(stage, '#dcc59a'),
        ) +
        filledPath(`M0 ${pixelText(foot + 70)}Q200 ${pixelText(foot + 36)} 330 ${height}H0Z`, meadow(stage, 0.4)) +
        fineDetail(stage, strokedPath(flowers.join(''), '#fff6d8', 6, ' stroke-linecap="round" opacity=".8"')),
    );
  },
  street: (stage, foot) => {
    const { width, height, palette } = stage;
    const road = mix(litColour(stage, '#6c7078'), palette.ink, 0.15);
    return bodyPaint(
      rectangle(0, foot, width, 40, litColour(stage, '#cfc8bd')) +
        rectangle(0, foot + 36, width, height - foot, road) +
        rectangle(0, foot + 34, width, 5, litColour(stage, '#efe9df')) +
        strokedPath(`M20 ${height - 44}H${width}`, '#fff', 5, ' stroke-dasharray="56 44" opacity=".6"') +
        lamps(stage, foot + 30, [0.16, 0.84]) +
        passingCar(stage, height - 34),
    );
  },
  plaza: (stage, foot) => {
    const { width, height } = stage;
    const stone = litColour(stage, '#dccbb0');
    return layerPaints(
      bodyPaint(
        rectangle(0, foot, width, height - foot, stone) +
          slabLines(stage, foot, darken(stone, 0.1)) +
          lamps(stage, foot + 34, [0.56]),
      ),
      parasols(stage, 'table', [
        { x: 130, y: foot + 58, size: 1 },
        { x: 250, y: foot + 84, size: 1.1 },
        { x: 690, y: foot + 68, size: 1.05 },
      ]),
    );
  },
  sand: (stage, foot) => {
    const { width, height, palette } = stage;
    const sand = mix(litColour(stage, '#e6c08a'), palette.sand, 0.3);
    return bodyPaint(
      filledPath(`M0 ${pixelText(foot)}H${width}V${height}H0Z`, sand) +
        filledPath(
          `M0 ${pixelText(foot + 60)}Q260 ${pixelText(foot + 14)} 420 ${pixelText(foot + 80)}T${width} ${pixelText(foot + 40)}V${height}H0Z`,
          darken(sand, 0.1),
        ) +
        filledPath(`M368 ${foot}h64l60 ${pixelText(height - foot)}H300Z`, lighten(sand, 0.4)),
    );
  },
};
