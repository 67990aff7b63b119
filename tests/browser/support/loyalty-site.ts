import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildRemote } from '../../../scripts/build/remote-package.mjs';
import { SOURCE } from '../../../scripts/build/shared-ids.mjs';
import { test as base, expect } from './agency-site.ts';
import { copyBuild } from './another-build.ts';
import { type OwnEdge, startEdge } from './edge-of-its-own.ts';

const EXAMPLE = 'examples/loyalty';

interface LoyaltySite {
  /** The built site in a local environment, whose manifest lists examples/loyalty beside the built-in ones. */
  readonly loyal: OwnEdge;
}

/** Tests against a site with a seventh remote, with a custom name; each worker builds it once. */
export const test = base.extend<object, LoyaltySite>({
  loyal: [
    async ({ browserName: _ }, use) => {
      const root = mkdtempSync(join(tmpdir(), 'livery-loyalty-'));
      copyBuild(root);
      await addLoyalty(join(root, 'remotes'));
      const edge = await startEdge({ LIVERY_RENDER_DEADLINE_MS: '0' }, root);
      await use(edge);
      await edge.stop();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Builds it into a content host's folder, and lists it in the manifest there. */
async function addLoyalty(out: string): Promise<void> {
  const { livery } = JSON.parse(readFileSync(join(EXAMPLE, 'package.json'), 'utf8'));
  const { name, entry, ...listed } = livery;
  const before = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const root = process.cwd();
  const [file, server] = [join(root, EXAMPLE, entry), join(root, EXAMPLE, 'server.tsx')];
  const built = await buildRemote({ root, entry: file, server, out, folder: name, conditions: [SOURCE] });
  process.env['NODE_ENV'] = before;
  const list = join(out, 'remotes.json');
  const manifest = JSON.parse(readFileSync(list, 'utf8'));
  manifest.remotes[name] = { ...listed, ...built };
  writeFileSync(list, JSON.stringify(manifest));
  // The edge would send the compressed copies of the old manifest.
  for (const copy of ['br', 'gz']) rmSync(`${list}.${copy}`, { force: true });
}

export { expect };
