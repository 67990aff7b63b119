import type { Colour } from './colour.ts';

/**
 * Reads `#rgb` and `#rrggbb`, in small or capital letters, blanks around
 * ignored. Nothing else is a colour: the text goes into a style, so it may not
 * carry any other CSS. `#rrggbbff` is read too, since some colour pickers write
 * opaque colours so; a see-through one is refused, for nobody can promise that
 * text on it is readable.
 *
 * @see specification §3, primaryColor
 */
export function parseColour(text: string): Colour | undefined {
  const digits = /^#(?:([0-9a-f]{3})|([0-9a-f]{6})(?:ff)?)$/i.exec(text.trim());
  if (digits === null) return undefined;
  const [, short, long] = digits;
  const full = long ?? [...(short ?? '')].map((digit) => digit + digit).join('');
  const light = (at: number): number => Number.parseInt(full.slice(at, at + 2), 16);
  return { red: light(0), green: light(2), blue: light(4) };
}
