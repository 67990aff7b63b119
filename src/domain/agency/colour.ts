/** An opaque colour: whole numbers from 0 to 255 for each of its lights. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

/** The colour as CSS and colour pickers write it, `#rrggbb` in small letters. */
export function hexOf({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((light) => light.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * A colour on the straight way from one to another.
 *
 * @param share how much of `other` is in it, 0 to 1
 */
export function mix(one: Colour, other: Colour, share: number): Colour {
  const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return {
    red: between(one.red, other.red),
    green: between(one.green, other.green),
    blue: between(one.blue, other.blue),
  };
}
