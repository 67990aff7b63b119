import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeBuildName } from '../../scripts/build/write-version.mjs';

const folder = mkdtempSync(join(tmpdir(), 'livery-name-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('build.json names the build by the module scripts of its page, in their order', () => {
  const scripts = ['/assets/guard-1.js', '/assets/index-1.js'].map(
    (src) => `<script type="module" src="${src}"></script>`,
  );
  writeFileSync(join(folder, 'index.html'), `<script type="importmap">{}</script>${scripts.join('\n')}`);
  writeBuildName(folder);
  expect(JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'))).toEqual({
    name: '/assets/guard-1.js,/assets/index-1.js',
  });
});
