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
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (first === undefined || !/\.tsx?$/.test(file) || count === '0') continue;
    const start = Number(first);
    const end = start + Number(count) - 1;
    const last = Math.min(end, start + left - 1);
    if (last >= start) ranges.push(`${file}:${start}-${last}`);
    if (last < end) beyond.push(`${file}:${last + 1}-${end}`);
    left -= last - start + 1;
    linesBeyond += end - last;
  }
  return { ranges, beyond, linesBeyond };
}
