import { darken, lighten } from '../drawing/colour.ts';
import { disc, filledPath, pixelText, placeAt, rectangle, roundedRectangle, strokedPath } from '../drawing/draw.ts';
import type { Decor } from './interior.ts';

/** A drawing around 0 in the colours of a room, which can be placed anywhere. */
export const furniturePiece =
  (draw: (decor: Decor) => string) =>
  (decor: Decor, x: number, y: number, size = 1): string =>
    placeAt(x, y, size, draw(decor));

/** A bed seen from its foot, which is at a point. */
export const bed = furniturePiece(
  ({ wood, textile, contrast, linen }) =>
    roundedRectangle(-210, -290, 420, 230, 14, darken(textile, 0.12)) +
    strokedPath('M-105-290v130M0-290v130M105-290v130', darken(textile, 0.28), 3) +
    filledPath('M-182-176H182L222-64H-222Z', darken(linen, 0.06)) +
    roundedRectangle(-166, -210, 150, 62, 22, linen) +
    roundedRectangle(16, -210, 150, 62, 22, linen) +
    roundedRectangle(-126, -184, 110, 50, 18, contrast) +
    roundedRectangle(16, -184, 110, 50, 18, contrast) +
    filledPath('M-186-146Q0-166 186-146L222-62V-16H-222V-62Z', linen) +
    filledPath('M-222-62H222V-16H-222Z', darken(linen, 0.1)) +
    filledPath('M-204-100Q0-112 204-100L222-62V-24H-222V-62Z', textile) +
    filledPath('M-222-62H222V-24H-222Z', '#000', ' opacity=".14"') +
    rectangle(-222, -16, 444, 14, wood) +
    filledPath('M-206-2v14h14V-2zM192-2v14h14V-2z', darken(wood, 0.3)),
);

/** A bed seen from its side, its head to the left. */
export const bedFromSide = furniturePiece(
  ({ wood, textile, contrast, linen }) =>
    filledPath('M10-6h420v10q-210 20-420-10z', '#000', ' opacity=".12"') +
    roundedRectangle(-14, -190, 30, 190, 12, darken(textile, 0.2)) +
    rectangle(10, -58, 430, 40, wood) +
    filledPath('M24-18v22h14v-22zM410-18v22h14v-22z', darken(wood, 0.3)) +
    roundedRectangle(10, -104, 432, 56, 16, linen) +
    roundedRectangle(18, -150, 76, 54, 20, darken(linen, 0.06)) +
    roundedRectangle(64, -142, 76, 48, 20, contrast) +
    filledPath('M150-116Q300-130 446-110V-44Q440-34 424-34H150Z', darken(linen, 0.04)) +
    filledPath('M290-123Q370-126 450-112V-40Q446-28 430-28H290Z', textile),
);

/** A table beside a bed, with a lamp. */
export const nightstand = furniturePiece(
  ({ wood, lamp, contrast }) =>
    disc(0, -150, 74, lamp, ' opacity=".22"') +
    rectangle(-3, -128, 6, 50, darken(wood, 0.3)) +
    filledPath('M-30-126L-18-176H18L30-126Z', lamp) +
    roundedRectangle(-38, -80, 76, 66, 5, wood) +
    strokedPath('M-38-48h76', darken(wood, 0.25), 3) +
    filledPath('M-32-14v14h8v-14zM24-14v14h8v-14z', darken(wood, 0.3)) +
    disc(0, -64, 4, contrast),
);

export const sofa = furniturePiece(
  ({ textile, contrast, wood }) =>
    filledPath('M-190 0q190 22 380 0z', '#000', ' opacity=".12"') +
    roundedRectangle(-170, -150, 340, 120, 24, darken(textile, 0.12)) +
    roundedRectangle(-196, -108, 56, 96, 20, textile) +
    roundedRectangle(140, -108, 56, 96, 20, textile) +
    roundedRectangle(-146, -84, 144, 56, 12, lighten(textile, 0.12)) +
    roundedRectangle(2, -84, 144, 56, 12, lighten(textile, 0.12)) +
    rectangle(-180, -30, 360, 18, darken(textile, 0.22)) +
    filledPath('M-100-76l-14-56l58-10l8 66zM70-76l6-58l56 6l-10 54z', contrast) +
    filledPath('M-170-12v14h10v-14zM160-12v14h10v-14z', wood),
);

export const armchair = furniturePiece(
  ({ contrast, wood }) =>
    filledPath('M-74 0q74 16 148 0z', '#000', ' opacity=".12"') +
    roundedRectangle(-56, -150, 112, 120, 30, darken(contrast, 0.14)) +
    roundedRectangle(-74, -92, 36, 76, 14, contrast) +
    roundedRectangle(38, -92, 36, 76, 14, contrast) +
    roundedRectangle(-44, -70, 88, 44, 12, lighten(contrast, 0.18)) +
    filledPath('M-58-16l-8 18h9l8-18zM58-16l8 18h-9l-8-18z', wood),
);

/** A round table, low or high. */
export function roundTable({ wood }: Decor, x: number, y: number, width = 130, height = 50): string {
  const half = width / 2;
  return placeAt(
    x,
    y,
    1,
    filledPath(`M${-half} 0q${half} 14 ${width} 0z`, '#000', ' opacity=".12"') +
      filledPath(`M-5 ${-height}h10v${height - 2}l26 6h-52l16-6z`, darken(wood, 0.2)) +
      `<ellipse cy="${-height}" rx="${half}" ry="${half * 0.22}" fill="${wood}"/>` +
      `<ellipse cy="${-height - 5}" rx="${half}" ry="${half * 0.22}" fill="${lighten(wood, 0.16)}"/>`,
  );
}

/** A plant in a pot. */
export const potPlant = furniturePiece(
  ({ contrast }) =>
    filledPath(
      'M0-60Q-70-90-78-170Q-24-150 0-60Q-34-150-20-210Q22-170 0-60Q20-150 66-176Q66-104 0-60Q-60-70-96-106Q-40-120 0-60Q50-110 92-104Q60-66 0-60Z',
      '#4f8360',
    ) +
    filledPath('M0-60Q22-160-20-210Q-6-140 0-60Q40-150 66-176Q40-110 0-60Z', '#000', ' opacity=".12"') +
    filledPath('M-34-64H34L24 0H-24Z', contrast) +
    rectangle(-38, -70, 76, 12, darken(contrast, 0.14)),
);

/** A lamp that hangs from the ceiling. */
export const pendant = ({ lamp, wood }: Decor, x: number, y: number): string =>
  placeAt(
    x,
    y,
    1,
    disc(0, 12, 70, lamp, ' opacity=".2"') +
      rectangle(-1.5, -y, 3, y - 20, darken(wood, 0.3)) +
      filledPath('M-34 14Q-30-24 0-26Q30-24 34 14Z', darken(wood, 0.1)) +
      `<ellipse cy="14" rx="34" ry="7" fill="${lamp}"/>`,
  );

/** A lamp that stands on the floor. */
export const floorLamp = furniturePiece(
  ({ lamp, wood }) =>
    disc(0, -236, 84, lamp, ' opacity=".2"') +
    rectangle(-3, -220, 6, 220, darken(wood, 0.3)) +
    filledPath('M-26 0h52v-6h-52zM-40-210L-26-268H26L40-210Z', lamp),
);

/** A framed picture on the wall: hills under a sun. */
export function artwork(
  { textile, contrast, wood }: Decor,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  return placeAt(
    x,
    y,
    1,
    rectangle(0, 0, width, height, wood) +
      rectangle(7, 7, width - 14, height - 14, '#f8f2e6') +
      disc(width * 0.66, height * 0.4, height * 0.15, contrast) +
      filledPath(
        `M7 ${pixelText(height * 0.72)}Q${pixelText(width * 0.3)} ${pixelText(height * 0.42)} ${pixelText(width * 0.55)} ${pixelText(height * 0.7)}T${width - 7} ${pixelText(height * 0.62)}V${height - 7}H7Z`,
        textile,
      ),
  );
}

export function rug({ contrast, textile }: Decor, x: number, y: number, width: number): string {
  const half = width / 2;
  return (
    filledPath(
      `M${pixelText(x - half * 0.8)} ${y - 44}h${pixelText(half * 1.6)}L${pixelText(x + half)} ${y}h${-width}z`,
      contrast,
    ) +
    strokedPath(
      `M${pixelText(x - half * 0.72)} ${y - 36}h${pixelText(half * 1.44)}L${pixelText(x + half * 0.88)} ${y - 8}h${pixelText(-half * 1.76)}z`,
      textile,
      4,
    )
  );
}
