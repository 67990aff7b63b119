import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../../scripts/machine/list-files.mjs';

/** The sections of a folder's notices, each about one third-party work. */
function noticesOf(folder: string): readonly string[] {
  return readFileSync(join('dist', folder, 'third-party-notices.txt'), 'utf8')
    .split(/\s*={80}\s*/)
    .slice(1);
}

/** The name of a work, before its version or licence. */
const workOf = (notice: string): string => notice.split(/[ \n]/)[0] ?? '';

/** Node doesn't resolve names below `localhost`. */
const at = (path: string, baseURL = ''): string => `http://127.0.0.1:${new URL(baseURL).port}${path}`;

test('browsers get no source map, and nothing of programs for Node', { tag: '@core' }, async ({ request, baseURL }) => {
  const files = listFiles('dist', ['client', 'remotes']);
  expect(files.filter((file) => !/\.(js|css|svg|png|json|html|txt)(\.br|\.gz)?$|\.html$/.test(file))).toEqual([]);
  const scripts = files.filter((file) => /\.(js|css)$/.test(file));
  expect(scripts.length).toBeGreaterThan(20);
  const hinting = scripts.filter((file) => readFileSync(join('dist', file), 'utf8').includes('sourceMappingURL'));
  expect(hinting).toEqual([]);

  const [map = ''] = listFiles('dist/maps', ['.']).filter((file) => file.endsWith('.js.map'));
  expect(map).not.toBe('');
  const hidden = [`/${map}`, `/maps/${map}`, '/manifest.json', '/.vite/manifest.json', '/edge/main.js', '/cli/main.js'];
  for (const path of [...hidden, '/.built-from']) {
    const response = await request.get(at(path, baseURL));
    // If no file has that path, the response may be the page that says so.
    const isPage = response.headers()['content-type']?.startsWith('text/html') === true;
    expect([path, response.status() === 404 || isPage]).toEqual([path, true]);
  }
});

test('each program has the licence of every work in it, for visitors to read', async ({ request, baseURL }) => {
  const maps = listFiles('dist/maps', ['.']).map((file) => readFileSync(join('dist/maps', file), 'utf8'));
  const sources = maps.flatMap((map) => JSON.parse(map).sources as string[]);
  const bundled = sources.flatMap((source) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1] ?? []);
  expect(new Set(bundled)).toContain('react-dom');
  const named = noticesOf('client').map(workOf);
  for (const name of [...new Set(bundled), 'country-flag-icons', 'cldr-core']) expect(named).toContain(name);

  const works = ['remotes', 'edge', 'cli'].map((folder) => noticesOf(folder).map(workOf));
  expect(works).toEqual([
    expect.arrayContaining(['lucide-react']),
    expect.arrayContaining(['hono', '@hono/node-server', 'GeoNames']),
    expect.arrayContaining(['commander', 'rxjs', 'GeoNames']),
  ]);
  for (const notice of ['client', 'remotes', 'edge', 'cli'].flatMap(noticesOf)) {
    expect(notice).toMatch(/^\S.*\n\n\S/);
  }
  const read = await request.get(at('/third-party-notices.txt', baseURL));
  expect([read.status(), read.headers()['content-type']]).toEqual([200, expect.stringContaining('text/plain')]);
});
