import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { buildRemotes } from '../../scripts/build/build-remotes.mjs';
import { aTree } from '../architecture/a-tree.ts';

it('puts what the same pages of the main app load into one file', async () => {
  const page = (
    name: string,
  ) => `import { score } from '../offer/score.ts'; import { itemOf } from '../product/item-of.ts';
    export const page = () => [score('${name}'), itemOf('${name}'), document.title];`;
  const root = aTree({
    'reference/remotes/main-app/booking/results/results-screen.ts': page('results'),
    'reference/remotes/main-app/booking/details/details-screen.ts': page('details'),
    'reference/remotes/main-app/booking/offer/score.ts': "export const score = (of) => ['the score', of, location];",
    'reference/remotes/main-app/booking/product/item-of.ts':
      "export const itemOf = (of) => ['the item', of, location];",
    'reference/remotes/main-app/entry.ts': `export const mount = () => [
      import('./booking/results/results-screen.ts'), import('./booking/details/details-screen.ts')];`,
  });
  await buildRemotes(root);
  const out = join(root, 'dist/remotes/main-app');
  const files = readdirSync(out).filter((file) => file.endsWith('.js'));
  const having = (words: string) => files.filter((file) => readFileSync(join(out, file), 'utf8').includes(words));
  expect(having('the score')).toEqual([expect.stringMatching(/^routes-/)]);
  expect(having('the item')).toEqual(having('the score'));
});
