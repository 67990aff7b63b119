import type { Colour } from './colour.ts';

/** A number for SVG: at most one decimal, and none from 100 on, where it wouldn't be visible. */
export function pixelText(value: number): string {
  const digits = Math.abs(value) < 100 ? 10 : 1;
  return String(Math.round(value * digits) / digits).replace(/^(-?)0\./, '$1.');
}

export type Point = readonly [x: number, y: number];

/** Straight lines through points, closed. */
export function polygon(points: readonly Point[], fill: Colour, moreAttributes = ''): string {
  return `<path d="M${points.map(([x, y]) => `${pixelText(x)} ${pixelText(y)}`).join('L')}Z" fill="${fill}"${moreAttributes}/>`;
}

/** A soft line through points, from the first to the last, without its first `M`. */
export function softLine(points: readonly Point[]): string {
  const [firstPoint = [0, 0], ...otherPoints] = points;
  let path = `${pixelText(firstPoint[0])} ${pixelText(firstPoint[1])}`;
  let previousPoint: Point = firstPoint;
  for (const point of otherPoints) {
    const middle = (previousPoint[0] + point[0]) / 2;
    path += `C${pixelText(middle)} ${pixelText(previousPoint[1])} ${pixelText(middle)} ${pixelText(point[1])} ${pixelText(point[0])} ${pixelText(point[1])}`;
    previousPoint = point;
  }
  return path;
}

export const filledPath = (path: string, fill: Colour, moreAttributes = ''): string =>
  `<path d="${path}" fill="${fill}"${moreAttributes}/>`;

/** The outline of a path, without a fill. */
export const strokedPath = (path: string, colour: Colour, width: number, moreAttributes = ''): string =>
  filledPath(path, 'none', ` stroke="${colour}" stroke-width="${width}"${moreAttributes}`);

/** A rectangle. */
export function rectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Colour,
  moreAttributes = '',
): string {
  return `<path d="M${pixelText(x)} ${pixelText(y)}h${pixelText(width)}v${pixelText(height)}h${pixelText(-width)}z" fill="${fill}"${moreAttributes}/>`;
}

/** A rectangle with rounded corners. */
export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: Colour,
  more = '',
): string {
  return `<rect x="${pixelText(x)}" y="${pixelText(y)}" width="${pixelText(width)}" height="${pixelText(height)}" rx="${pixelText(radius)}" fill="${fill}"${more}/>`;
}

export function disc(x: number, y: number, radius: number, fill: Colour, more = ''): string {
  return `<circle cx="${pixelText(x)}" cy="${pixelText(y)}" r="${pixelText(radius)}" fill="${fill}"${more}/>`;
}

/** Moves a drawing around 0 to another point, in another size. */
export const placeAt = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${pixelText(x)} ${pixelText(y)})${size === 1 ? '' : ` scale(${size})`}">${body}</g>`;

/** A gradient from top to bottom, its colours evenly spread. */
export function verticalGradient(id: string, colours: readonly Colour[]): string {
  const stops = colours.map((colour, index) => {
    const offset = pixelText((index / Math.max(1, colours.length - 1)) * 100);
    return `<stop offset="${offset}%" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** Light around a lamp or the sun, fading outwards. */
export function glow(id: string, colour: Colour, strength: number): string {
  const stops =
    `<stop offset="20%" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="45%" stop-color="${colour}" stop-opacity="${pixelText(strength * 0.4)}"/>` +
    `<stop offset="100%" stop-color="${colour}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient>`;
}
