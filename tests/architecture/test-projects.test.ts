import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createVitest } from 'vitest/node';
import { listFiles } from '../../scripts/machine/list-files.mjs';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';

describe('the projects of Vitest', () => {
  it('run every test file, each in one of them', async () => {
    const vitest = await createVitest('test', { root: PROJECT_ROOT, watch: false });
    const moduleIds = (await vitest.globTestSpecifications()).map(({ moduleId }) => moduleId);
    await vitest.close();
    const writtenFiles = listFiles(PROJECT_ROOT, ['tests', 'packages', 'reference']).filter((file) =>
      /\.test\.tsx?$/.test(file),
    );
    expect(writtenFiles.length).toBeGreaterThan(500);
    expect(moduleIds.toSorted()).toEqual(writtenFiles.map((file) => join(PROJECT_ROOT, file)).toSorted());
  });
});
