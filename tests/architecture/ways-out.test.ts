import { describe, expect, it } from 'vitest';
import { aTree, runScript } from './a-tree.ts';

/** Paths of every kind, each of which crosses the border of a workspace. */
const PATHS = {
  'packages/ui/src/type.ts': "export type Agency = import('../../../src/application/shell.ts').Shell['agency'];",
  'packages/ui/src/around.ts': "export const texts = import.meta.glob('./../src/../../../src/ui/texts/*.json');",
  'packages/ui/src/card.module.css': ".card { composes: card from '../../../src/ui/card.module.css'; }",
  'packages/ui/src/drop.css': '.drop { background: url(../../../reference/drop.webp); }',
  'reference/remotes/kit/other.ts': "export const other = new URL('../blog/story.ts', import.meta.url);",
  'src/domain/market/offer.ts': "export type B = import('../../../reference/sandbox/app.ts').Offer;",
  'src/ui/texts.ts': "export const texts = import.meta.glob('../../reference/remotes/*/texts/*.json');",
  'src/ui/from-the-root.ts': "export const texts = import.meta.glob('/reference/remotes/*/texts/*.json');",
  'packages/ui/tests/story.ts': "export type Agency = import('../../../src/application/shell.ts').Shell['agency'];",
  'packages/ui/src/card.stories.tsx': "export { CARDS } from '../../../.storybook/cards.ts';",
  'reference/remotes/blog/tests/blog.test.ts': "export { answers } from '../../kit/tests/answers.ts';",
  'tests/edge/story.test.ts': "export { story } from '../../reference/remotes/blog/story.ts';",
  'scripts/build/remotes.mjs': "export { buildRemote } from '../../packages/remote/vite/build-remote.mjs';",
  'src/ui/address.ts': "export const address = new URL('../../packages/ui', import.meta.url);",
};

const ALLOWED_TREE = {
  'packages/ui/src/texts.ts': "export const texts = import.meta.glob('./../src/texts/*.json');",
  'packages/ui/src/hostile.ts': "export const texts = ['../../..', '/packages', 'a/../../../../src'];",
  'packages/ui/tests/card.test.ts': "export { card } from '../src/card.ts';",
  'reference/tests/blog.test.ts': "export { aHost } from '../../tests/support/a-host.ts';",
  'src/ui/card.module.css': ".card { composes: card from '../theme/card.module.css'; }",
  'src/edge/version.ts': "export const version = new URL('../../package.json', import.meta.url);",
};

describe('a path that crosses the border of a workspace', () => {
  it('is refused wherever it stands, and no other is', () => {
    const { ok, output } = runScript('checks/check-layers.mjs', aTree({ ...PATHS, ...ALLOWED_TREE }));
    const refusedFiles = [...output.matchAll(/^(\S+) .*\n {2}no-way-out: /gm)].map(([, file]) => file);
    expect([ok, refusedFiles.toSorted()]).toEqual([false, Object.keys(PATHS).toSorted()]);
  });
});
