import { darken, mix } from '../drawing/colour.ts';
import { filledPath, pixelText, placeAt, strokedPath } from '../drawing/draw.ts';
import type { Paint, Stage } from '../drawing/stage.ts';

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Parasols, each over two loungers or over a table. */
export function parasols(stage: Stage, over: 'loungers' | 'table', spots: readonly Spot[]): Paint {
  const { palette } = stage;
  const cloth = palette.night ? mix(palette.accent, palette.ink, 0.35) : palette.accent;
  const light = mix('#fffaf0', palette.ink, palette.night ? 0.4 : 0);
  const parasol =
    filledPath('M-62 4q62-14 124 0q-62 14-124 0z', '#000', ' opacity=".12"') +
    (over === 'table'
      ? table(stage)
      : `<g id="lounger">${lounger(stage, -40, 2, 0.55)}</g><use href="#lounger" x="80"/>`) +
    filledPath('M-2-86h4v86h-4z', mix('#8a6a4a', palette.ink, palette.night ? 0.4 : 0)) +
    filledPath('M-54-62q10-42 54-46q44 4 54 46q-54-14-108 0z', cloth) +
    filledPath('M-20-68q2-36 20-40q18 4 20 40q-20-4-40 0z', light);
  const uses = spots.map(
    ({ x, y, size }) => `<use href="#parasol" transform="translate(${pixelText(x)} ${pixelText(y)}) scale(${size})"/>`,
  );
  return { defs: `<g id="parasol">${parasol}</g>`, body: uses.join('') };
}

/** A round table with a chair on either side. */
function table({ palette }: Stage): string {
  const wood = mix('#6d5540', palette.ink, palette.night ? 0.4 : 0);
  return (
    strokedPath('M-46-42v42M-46-20h18v20M46-42v42M46-20h-18v20', wood, 5) +
    filledPath('M-24-30h48v6h-48z', mix('#fffaf0', palette.ink, palette.night ? 0.36 : 0))
  );
}

/** A lounger seen from its side, its middle at a point. */
export function lounger({ palette }: Stage, x: number, y: number, size: number): string {
  const wood = mix('#9a7450', palette.ink, palette.night ? 0.4 : 0);
  const cushion = mix('#fffaf0', palette.ink, palette.night ? 0.36 : 0);
  return placeAt(
    x,
    y,
    size,
    strokedPath('M-46 0v-14M38 0v-14', darken(wood, 0.2), 5) +
      filledPath('M-52-18H50v7H-52z', wood) +
      filledPath('M-48-28H18l34-32l8 8L26-18H-48z', cushion) +
      filledPath('M20-28l30-30l6 6L28-22z', palette.accent),
  );
}
