import { describe, expect, it } from 'vitest';
import { bundledPackages, markBundled } from '../../scripts/build/bundled-packages.mjs';
import { PROJECT_ROOT } from '../../scripts/machine/project-root.mjs';
import { aTree } from '../architecture/a-tree.ts';

const DEVELOPMENT = { name: 'cdx:npm:package:development', value: 'true' };

describe('bundledPackages', () => {
  it('has what sources import, by the package’s name, however they do', () => {
    const source = `import { a } from 'named/part';
import 'whole';
import type { T } from 'types-only';
import {
  several,
  lines,
} from '@scoped/lines/part';
import { own } from './own.ts';
export * from 'passed-on';
const loaded = await import('loaded');
const files = import.meta.glob('/node_modules/flags/3x2/*.svg');`;
    const folder = aTree(
      { 'src/a.ts': source, 'src/a.stories.tsx': "import 'story';", 'tests/b.ts': "import 'test';" },
      { withPackages: false },
    );
    expect([...bundledPackages(folder)].sort()).toEqual([
      '@scoped/lines',
      'flags',
      'loaded',
      'named',
      'passed-on',
      'whole',
    ]);
  });

  it('has those of the page, the edge and the command line, and no tool', () => {
    const bundled = bundledPackages(PROJECT_ROOT);
    for (const name of ['react', 'hono', 'commander', 'workbox-routing', '@hono/node-server']) {
      expect(bundled).toContain(name);
    }
    for (const name of ['vitest', 'storybook', 'schema-dts']) expect(bundled).not.toContain(name);
  });
});

it('markBundled takes the mark of development from what is bundled, with what it needs, and from nothing else', () => {
  const component = (name: string) => ({ 'bom-ref': `${name}@1`, name, properties: [DEVELOPMENT] });
  const sbom = {
    components: ['page', 'needed', 'deeper', 'tool'].map(component),
    dependencies: [
      { ref: 'app@1', dependsOn: ['page@1', 'tool@1'] },
      { ref: 'page@1', dependsOn: ['needed@1'] },
      { ref: 'needed@1', dependsOn: ['deeper@1', 'page@1'] },
      { ref: 'tool@1' },
    ],
  };
  markBundled(sbom, new Set(['page', 'deeper']));
  expect(sbom.components.map(({ properties }) => properties.length)).toEqual([0, 0, 0, 1]);
});
