/**
 * The lines that a diff without context adds or changes, in Stryker's format: `src/domain/a.ts:3-5`.
 *
 * @param {string} diff of `git diff --unified=0`
 * @param {number} most lines in all
 * @returns {{ ranges: readonly string[], beyond: readonly string[], linesBeyond: number }} `beyond`: the ranges after
 *   the first `most` lines; `linesBeyond`: the number of their lines
 */
export function changedLines(diff, most) {
  /** @type {string[]} */
  const ranges = [];
  /** @type {string[]} */
  const beyond = [];
  let file = '';
  let left = most;
  let linesBeyond = 0;
  for (const line of diff.split('\n')) {
    if (line.startsWith('+++ ')) file = line.replace(/^\+\+\+ (?:b\/)?/, '');
    const [, firstLine, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (firstLine === undefined || !/\.tsx?$/.test(file) || count === '0') continue;
    const start = Number(firstLine);
    const end = start + Number(count) - 1;
    const lastMinimum = Math.min(end, start + left - 1);
    if (lastMinimum >= start) ranges.push(`${file}:${start}-${lastMinimum}`);
    if (lastMinimum < end) beyond.push(`${file}:${lastMinimum + 1}-${end}`);
    left -= lastMinimum - start + 1;
    linesBeyond += end - lastMinimum;
  }
  return { ranges, beyond, linesBeyond };
}
