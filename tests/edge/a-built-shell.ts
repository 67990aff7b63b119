import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';

export const INDEX =
  '<html lang="en"><head></head><body><script type="application/json" id="livery-config">null</script><div id="root"></div></body></html>';

const FILES: Readonly<Record<string, string>> = {
  'client/index.html': INDEX,
  'client/third-party-notices.txt': 'Notices',
  'client/service-worker.js': 'a service worker',
  'client/assets/main-AbCd1234.js': 'plain',
  'client/assets/main-AbCd1234.js.br': 'as brotli',
  'client/assets/main-AbCd1234.js.gz': 'as gzip',
  'client/assets/logo-AbCd1234.svg': '<svg/>',
  'client/assets/map-worker-AbCd1234.js': 'a worker',
  'remotes/blog/entry-0a1b2c3d.js': 'a remote',
  'edge/main.js': 'server code',
  'cli/main.js': 'terminal code',
  'maps/assets/main-AbCd1234.js.map': '{}',
  'manifest.json': '{}',
  'version.json': '{"version":"1.2.3","commit":"abc","builtAt":"2026-02-03T04:05:06.000Z"}',
  '.built-from': 'hash',
};

/** A folder that looks like a build, for the tests of one file. */
export function aBuiltShell(): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-build-'));
  afterAll(() => rmSync(root, { recursive: true }));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  }
  return root;
}
