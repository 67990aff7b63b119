/** Ranges of UTF-16 units above ASCII that show nothing: blanks, fillers, direction marks, joiners. */
const INVISIBLE_RANGES = [
  [0x7f, 0xa0],
  [0xad, 0xad],
  [0x34f, 0x34f],
  [0x61c, 0x61c],
  [0x115f, 0x1160],
  [0x1680, 0x1680],
  [0x180b, 0x180f],
  [0x2000, 0x200f],
  [0x2028, 0x202f],
  [0x205f, 0x206f],
  [0x2800, 0x2800],
  [0x3000, 0x3000],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
] as const;

/** Whether a character shows nothing on the page, by its code: blanks, controls, zero-width characters. */
export function isInvisible(code: number): boolean {
  if (code < 0x7f) return code <= 0x20;
  return INVISIBLE_RANGES.some(([first, last]) => code >= first && code <= last);
}
