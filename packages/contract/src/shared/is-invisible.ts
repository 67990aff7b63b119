/** Ranges of invisible UTF-16 units: blanks, controls, fillers, direction marks, joiners. */
const INVISIBLE_RANGES = [
  [0x00, 0x20],
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

const INVISIBLE_CODE_POINTS: ReadonlySet<number> = new Set(
  INVISIBLE_RANGES.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
);

/** Whether a character is invisible on the page, by its code. */
export function isInvisible(code: number): boolean {
  return INVISIBLE_CODE_POINTS.has(code);
}
