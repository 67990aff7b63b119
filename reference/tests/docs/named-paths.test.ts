import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../../scripts/machine/list-files.mjs';

const PAGES = listFiles('.', ['docs', 'packages', 'reference', 'examples', 'deploy'])
  .filter((file) => file.endsWith('.md') && !file.startsWith('docs/decisions/'))
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md');

const FOLDERS = 'src|packages|reference|tests|scripts|config|docs|deploy|examples|public|remotes|sandbox|\\.storybook';

/** Files of the product that docs/add-a-product.md has as its example. */
const EXAMPLE = /\/train(-\w+)?\.tsx?$/;

/** Paths from the project's root, in backticks; of one with a placeholder or a pattern, the folder before that. */
function namedIn(text: string): readonly string[] {
  const found = text.matchAll(new RegExp(`\`((?:${FOLDERS})/[^\\s\`<{*…$]*)(\\S)`, 'g'));
  return [...found].map(([, path = '', next]) => (next === '`' ? path : dirname(`${path}x`)));
}

function linkedIn(page: string, text: string): readonly string[] {
  const found = text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g);
  return [...found].map(([, path = '']) => join(dirname(page), path));
}

describe('the files that a page names', () => {
  it.each(PAGES)('are there: %s', (page) => {
    const text = readFileSync(page, 'utf8');
    const named = [...namedIn(text), ...linkedIn(page, text)].filter((path) => !EXAMPLE.test(path));
    expect(named.filter((path) => !existsSync(path))).toEqual([]);
  });
});
