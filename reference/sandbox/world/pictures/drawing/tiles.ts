import type { Colour } from './colour.ts';
import { px, strokedPath } from './draw.ts';
import { fineDetail, type Stage } from './stage.ts';

/** Lines that run together far away, as between slabs. */
export function slabLines(stage: Stage, foot: number, line: Colour): string {
  const { width, height } = stage;
  const across = [0.1, 0.28, 0.56].map((at) => `M0 ${px(foot + at * (height - foot) * 1.6)}H${width}`);
  const away = Array.from(
    { length: 11 },
    (_, index) => `M${px(150 + index * 50)} ${foot}L${px(-350 + index * 150)} ${height}`,
  );
  return fineDetail(stage, strokedPath(across.join('') + away.join(''), line, 2.5));
}
