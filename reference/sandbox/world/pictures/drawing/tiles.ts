import type { Colour } from './colour.ts';
import { pixelText, strokedPath } from './draw.ts';
import { fineDetail, type Stage } from './stage.ts';

/** Lines that run together far away, as between slabs. */
export function slabLines(stage: Stage, foot: number, line: Colour): string {
  const { width, height } = stage;
  const across = [0.1, 0.28, 0.56].map(
    (position) => `M0 ${pixelText(foot + position * (height - foot) * 1.6)}H${width}`,
  );
  const away = Array.from(
    { length: 11 },
    (_, index) => `M${pixelText(150 + index * 50)} ${foot}L${pixelText(-350 + index * 150)} ${height}`,
  );
  return fineDetail(stage, strokedPath(across.join('') + away.join(''), line, 2.5));
}
