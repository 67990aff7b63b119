import type { Colour } from './colour.ts';

/** A number for SVG: at most one decimal, and none from 100 on, where it wouldn't be visible. */
export function px(value: number): string {
  const digits = Math.abs(value) < 100 ? 10 : 1;
  return String(Math.round(value * digits) / digits).replace(/^(-?)0\./, '$1.');
}

export type Point = readonly [x: number, y: number];

/** Straight lines through points, closed. */
export function polygon(points: readonly Point[], fill: Colour, more = ''): string {
  return `<path d="M${points.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}Z" fill="${fill}"${more}/>`;
}

/** A soft line through points, from the first to the last, without its first `M`. */
export function softLine(points: readonly Point[]): string {
  const [first = [0, 0], ...others] = points;
  let path = `${px(first[0])} ${px(first[1])}`;
  let previous: Point = first;
  for (const point of others) {
    const middle = (previous[0] + point[0]) / 2;
    path += `C${px(middle)} ${px(previous[1])} ${px(middle)} ${px(point[1])} ${px(point[0])} ${px(point[1])}`;
    previous = point;
  }
  return path;
}

export const filledPath = (path: string, fill: Colour, more = ''): string =>
  `<path d="${path}" fill="${fill}"${more}/>`;

/** The outline of a path, without a fill. */
export const strokedPath = (path: string, colour: Colour, width: number, more = ''): string =>
  filledPath(path, 'none', ` stroke="${colour}" stroke-width="${width}"${more}`);

/** A rectangle. */
export function rectangle(x: number, y: number, width: number, height: number, fill: Colour, more = ''): string {
  return `<path d="M${px(x)} ${px(y)}h${px(width)}v${px(height)}h${px(-width)}z" fill="${fill}"${more}/>`;
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
  return `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(radius)}" fill="${fill}"${more}/>`;
}

export function disc(x: number, y: number, radius: number, fill: Colour, more = ''): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="${fill}"${more}/>`;
}

/** Moves a drawing around 0 to another point, in another size. */
export const placeAt = (x: number, y: number, size: number, body: string): string =>
  `<g transform="translate(${px(x)} ${px(y)})${size === 1 ? '' : ` scale(${size})`}">${body}</g>`;

/** A gradient from top to bottom, its colours evenly spread. */
export function verticalGradient(id: string, colours: readonly Colour[]): string {
  const stops = colours.map((colour, index) => {
    const offset = px((index / Math.max(1, colours.length - 1)) * 100);
    return `<stop offset="${offset}%" stop-color="${colour}"/>`;
  });
  return `<linearGradient id="${id}" x2="0" y2="1">${stops.join('')}</linearGradient>`;
}

/** Light around a lamp or the sun, fading outwards. */
export function glow(id: string, colour: Colour, strength: number): string {
  const stops =
    `<stop offset="20%" stop-color="${colour}" stop-opacity="${strength}"/>` +
    `<stop offset="45%" stop-color="${colour}" stop-opacity="${px(strength * 0.4)}"/>` +
    `<stop offset="100%" stop-color="${colour}" stop-opacity="0"/>`;
  return `<radialGradient id="${id}">${stops}</radialGradient>`;
}
