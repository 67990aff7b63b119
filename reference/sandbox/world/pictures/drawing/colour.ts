/** A colour as `#rrggbb`. */
export type Colour = string;

/** Mixes two colours: 0 is the first, 1 the second. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const [one, other] = [colourChannels(from), colourChannels(to)];
  const mixedChannels = one.map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixedChannels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const lighten = (colour: Colour, share: number): Colour => mix(colour, '#ffffff', share);

export const darken = (colour: Colour, share: number): Colour => mix(colour, '#000000', share);

/** How bright a colour looks, from 0 (black) to 1 (white). */
export function brightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colourChannels(colour);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

function colourChannels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}
