import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { NODE_VERSIONS, testsFor } from '../../scripts/lanes/node-versions.mjs';

describe('the versions of Node that the deep lane tries', () => {
  it('begin with the oldest that package.json allows', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(`>=${NODE_VERSIONS[0]}`).toBe(`${engines.node}.0`);
    expect(NODE_VERSIONS.map((version) => version.split('.')[0])).toEqual(['20', '22', '24']);
  });

  it('run all that calls Node, and together all of the rest, each part once', () => {
    const filters = NODE_VERSIONS.map(testsFor);
    for (const folder of ['infrastructure', 'edge', 'cli', 'service-worker']) {
      for (const files of filters) expect(files).toContain(`tests/${folder}/`);
    }
    for (const folder of ['tests/application', 'tests/contracts', 'tests/domain', 'tests/ui']) {
      const parts = filters.flat().filter((file) => file.startsWith(`${folder}/`));
      expect(parts.sort()).toEqual(
        readdirSync(folder)
          .sort()
          .map((name) => `${folder}/${name}`),
      );
    }
  });
});
