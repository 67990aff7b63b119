import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/machine/list-files.mjs';

const WORKSPACES = listFiles('.', ['packages', 'reference'])
  .filter((file) => /^(packages\/[^/]+|reference\/(sandbox|remotes\/[^/]+))\/package\.json$/.test(file))
  .map((file) => dirname(file));

describe('npm test in a workspace', () => {
  it.each(WORKSPACES)('runs its tests with the settings of the project: %s', (folder) => {
    const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const [place, run = ''] = String(scripts?.test).split(' && ');
    expect(place).toBe(`cd ${relative(folder, '.').replaceAll('\\', '/')}`);
    expect(run).toMatch(existsSync(`${folder}/tests`) ? `vitest run ${folder}/` : /^vitest run \S/);
  });
});
