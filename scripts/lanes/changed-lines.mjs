/**
 * The lines that a diff without context adds or changes, as Stryker takes them: `src/domain/a.ts:3-5`.
 *
 * @param {string} diff of `git diff --unified=0`
 * @param {number} most lines in all
 * @returns {{ ranges: readonly string[], remaining: number }} `remaining`: how many lines are beyond them
 */
export function changedLines(diff, most) {
  /** @type {string[]} */
  const ranges = [];
  let file = '';
  let taken = 0;
  let remaining = 0;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (?:b\/)?/, '');
    const [, start, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (start === undefined || !/\.tsx?$/.test(file) || count === '0') continue;
    const length = Number(count);
    if (taken + length > most) {
      remaining += length;
    } else {
      taken += length;
      ranges.push(`${file}:${start}-${Number(start) + length - 1}`);
    }
  }
  return { ranges, remaining };
}
