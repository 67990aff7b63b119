/** An opaque colour: whole numbers from 0 to 255 for each of its lights. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

export const BLACK: Colour = { red: 0, green: 0, blue: 0 };
export const WHITE: Colour = { red: 255, green: 255, blue: 255 };

/** The colour as CSS and colour pickers write it, `#rrggbb` in small letters. */
export function toHex({ red, green, blue }: Colour): string {
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

/**
 * Reads `#rgb` and `#rrggbb`, in small or capital letters, blanks around
 * ignored. Nothing else is a colour: the text goes into a style, so it may not
 * carry any other CSS. `#rrggbbff` is read too, since some colour pickers write
 * opaque colours so; a transparent one is refused, because text on it may be
 * unreadable (rules §3, primaryColor).
 * @rule 3.1, 10.3
 */
export function parseColour(text: string): Colour | undefined {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})(?:ff)?)$/i.exec(text.trim());
  if (digits === null) return undefined;
  const [, short, long] = digits;
  const full = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const channel = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16);
  return { red: channel(0), green: channel(2), blue: channel(4) };
}
