/** An opaque colour: whole numbers from 0 to 255 for red, green and blue. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

/** The colour as `#rrggbb` in lower case, for CSS and colour pickers. */
export function toHex({ red, green, blue }: Colour): string {
  return `#${[red, green, blue].map((light) => light.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * Mixes two colours in RGB.
 *
 * @param share the share of `otherColour`, 0 to 1
 */
export function mix(colour: Colour, otherColour: Colour, share: number): Colour {
  const between = (from: number, to: number): number => Math.round(from + (to - from) * share);
  return {
    red: between(colour.red, otherColour.red),
    green: between(colour.green, otherColour.green),
    blue: between(colour.blue, otherColour.blue),
  };
}

/**
 * Reads `#rgb` and `#rrggbb` in any letter case, with or without blanks around it. Anything else is refused: the text
 * goes into a style, so it must not contain other CSS. `#rrggbbff` is read too, because some colour pickers write
 * opaque colours that way; a transparent colour is refused, because text on it may be unreadable (rules §3,
 * primaryColor).
 * @rule 3.1, 10.3
 */
export function parseColour(text: string): Colour | undefined {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})(?:ff)?)$/i.exec(text.trim());
  if (digits === null) return undefined;
  const [, short, long] = digits;
  const full = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const channel = (position: number): number => Number.parseInt(full.slice(position, position + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4) };
}
