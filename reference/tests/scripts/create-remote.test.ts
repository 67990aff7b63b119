import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { isAddedName } from '@livery/contract/remotes/remote-name';
import { createRemote } from '@livery/create-remote';
import { placeOfRemote } from '@livery/create-remote/remote-name';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { grantRoutes } from '../../../src/domain/remotes/routes.ts';

const SITE = PATH_CATALOGUE.map(({ pattern }) => pattern);

function createRemoteIn(name: string, parent = mkdtempSync(join(tmpdir(), 'livery-create-'))) {
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const versions = join(parent, 'versions.json');
  writeFileSync(versions, '{ "dependencies": { "react": "19.3.1" } }');
  const folder = createRemote(name, parent, {
    template: 'reference/remotes/template',
    files: 'packages/create-remote/files',
    versions,
  });
  return { parent, folder, read: (file: string) => readFileSync(join(parent, folder, file), 'utf8') };
}

it('names the remote everywhere, and nothing of the template remains', () => {
  const { parent, folder, read } = createRemoteIn('giftCards');
  const files = readdirSync(join(parent, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\./.test(file),
  );
  expect(files).toEqual(expect.arrayContaining(['.gitignore', 'README.md', 'entry.test.ts', 'tsconfig.json']));
  expect(files.filter((file) => /template|TemplateApp|__NAME__|['"]\/blog/i.test(read(file)))).toEqual([]);
  expect(read('entry.tsx')).toMatch(/giftCards: typeof english[^]*'\/gift-cards\/:name'[^]*namespace: 'giftCards'/);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'gift-cards',
    livery: { name: 'giftCards', routes: ['/gift-cards', '/gift-cards/*'], contract: '>=1.1 <2' },
    dependencies: { react: '19.3.1' },
  });
});

it('puts a remote of the specification at its own paths, which the manifest does not list', () => {
  const { read } = createRemoteIn('topDestinations');
  expect(JSON.parse(read('package.json')).livery).toEqual({
    name: 'topDestinations',
    entry: 'entry.tsx',
    contract: '>=1.1 <2',
  });
  expect(read('entry.tsx')).toContain("{ path: '/top-destination', ");
});

it('overwrites nothing', () => {
  const { parent, read } = createRemoteIn('loyalty');
  const sourceBefore = read('entry.tsx');
  expect(() => createRemoteIn('loyalty', parent)).toThrow(
    'loyalty exists already: choose another name, or move it away.',
  );
  expect(read('entry.tsx')).toBe(sourceBefore);
});

it.each([
  ['', /is no name of a remote/],
  ['Loyalty', /is no name of a remote/],
  ['gift-cards', /is no name of a remote/],
  ['../up', /is no name of a remote/],
  ['a'.repeat(41), /is no name of a remote/],
  ['userStore', /is the shell’s own/],
  ['constructor', /is the shell’s own/],
  ['favourites', /is the shell’s own/],
  ['manageBooking', /would be at \/manage-booking, where the site has its own/],
  ['bookings', /would be at \/bookings, where the site has its own/],
  ['api', /would be at \/api/],
])('refuses the name “%s”, and writes nothing', (name, sentence) => {
  const parent = mkdtempSync(join(tmpdir(), 'livery-create-'));
  expect(() => createRemoteIn(name, parent)).toThrow(sentence);
  expect(readdirSync(parent)).toEqual(['versions.json']);
});

/** Whether a name is refused, or is one whose routes the shell accepts. */
function isRefusedOrGranted(name: string): boolean {
  try {
    const { routes } = placeOfRemote(name);
    return routes.length === 0 || (isAddedName(name) && grantRoutes(routes, SITE, []).ok);
  } catch {
    return true;
  }
}

it('lets through those names only to which the shell grants their routes', () => {
  const segments = SITE.map((pattern) => pattern.split('/')[1] ?? '');
  const names = segments.map((segment) => segment.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  expect(names).toContain('manageBooking');
  expect(names.filter((name) => !isRefusedOrGranted(name))).toEqual([]);
  fc.assert(fc.property(fc.oneof(fc.stringMatching(/^[a-z][A-Za-z0-9]{0,12}$/), fc.string()), isRefusedOrGranted));
});
