import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTE_NAMES } from '@livery/contract/remotes/remote-name';
import { describe, expect, it } from 'vitest';
import { buildRemotes, REMOTE_FOLDERS } from '../../scripts/build/build-remotes.mjs';
import { SHARED_IDS } from '../../scripts/build/shared-ids.mjs';
import { parseManifest } from '../../src/infrastructure/remotes/manifest-wire.ts';
import { aTree } from '../architecture/a-tree.ts';

const FILES = {
  'reference/remotes/blog/entry.tsx': `import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    import { jsx } from 'react/jsx-runtime';
    import { useTranslation } from 'react-i18next';
    import { of } from 'rxjs';
    import { QueryClient } from '@tanstack/react-query';
    import { useForm } from 'react-hook-form';
    import { useParams } from 'react-router-dom';
    import { Button } from '@livery/ui/button';
    const loadAria = () => import('@livery/ui/aria');
    const loadSorting = () => import('@livery/ui/sorting');
    import styles from './look.module.css';
    const others = import.meta.glob(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' });
    export const mount = () => [createElement, createRoot, jsx, useTranslation, of, QueryClient, useForm, useParams, Button, loadAria, loadSorting, styles.look, others, () => import('./later.ts')];`,
  'reference/remotes/blog/later.ts': "export const later = 'late words';",
  'reference/remotes/blog/look.module.css': '.look { inset-inline-start: 0; }',
  'reference/remotes/blog/texts/en.json': '{ "hello": "Hello" }',
  'reference/remotes/blog/texts/de.json': '{\n  "hello": "Hallo"\n}',
  'reference/remotes/user-store/entry.ts': 'export const open = () => ({});',
  'reference/remotes/template/entry.tsx': 'export const mount = () => 1;',
};

const digestOf = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

async function buildTestRemotes(files: Readonly<Record<string, string>> = FILES) {
  const root = aTree(files);
  const built = await buildRemotes(root);
  const out = join(root, 'dist', 'remotes');
  const read = (file: string) => readFileSync(join(out, file));
  return { root, built, out, read, manifest: JSON.parse(String(read('remotes.json'))) };
}

describe('building the remotes', () => {
  it('knows a folder for each name that the shell knows', () => {
    expect([...REMOTE_FOLDERS.values()].sort()).toEqual([...REMOTE_NAMES, 'whyPanel'].sort());
  });

  it('makes what the shell’s own rules accept, of each folder that has an entry', async () => {
    const { manifest, built } = await buildTestRemotes();
    const parsedManifest = parseManifest(manifest, 'http://localhost:8081');
    if (!parsedManifest.ok) throw new Error(parsedManifest.error.kind);
    expect(REMOTE_NAMES.filter((name) => parsedManifest.value[name].ok)).toEqual(['blog', 'userStore']);
    expect([manifest, Object.keys(manifest.remotes)]).toEqual([{ version: 1, remotes: built }, ['blog', 'userStore']]);
  });

  it('has the digest of each file, whose name changes with it', async () => {
    const { manifest, read } = await buildTestRemotes();
    const { blog, userStore } = manifest.remotes;
    for (const { url, integrity } of [blog, userStore, ...blog.chunks, ...blog.styles]) {
      expect(integrity).toBe(digestOf(read(url)));
      expect(url).toMatch(/^(blog|user-store)\/(entry|style)-[\da-f]{8}\.(js|css)$/);
    }
    expect([blog.styles.length, userStore.styles, blog.chunks]).toEqual([1, [], []]);
  });

  it('leaves out what the page shares, and nothing else', async () => {
    const { manifest, read } = await buildTestRemotes();
    const source = String(read(manifest.remotes.blog.url));
    const importedNames = [...source.matchAll(/(?:from|import)[\s(]*["'`]([^"'`]+)["'`]/g)].map(([, id]) => id);
    expect(importedNames.sort()).toEqual(SHARED_IDS.filter((id) => id !== 'react-dom').sort());
    expect(source).not.toContain('late words');
  });

  it('finds React Router in the page under either of its names', async () => {
    const { manifest, read } = await buildTestRemotes({
      ...FILES,
      'reference/remotes/blog/entry.tsx': `import { Link } from 'react-router';
        export { useParams } from 'react-router-dom';
        export const mount = () => Link;`,
    });
    const source = String(read(manifest.remotes.blog.url));
    expect([...source.matchAll(/from\s*["'`]([^"'`]+)["'`]/g)].map(([, id]) => id)).toEqual(['react-router-dom']);
  });

  it.each([
    "import { Link, useBlocker } from 'react-router'; export const mount = () => [Link, useBlocker];",
    "export { useBlocker as mount } from 'react-router-dom';",
  ])('fails in one sentence where the page does not share what is imported of React Router: %s', async (code) => {
    await expect(buildTestRemotes({ ...FILES, 'reference/remotes/blog/entry.tsx': code })).rejects.toThrow(
      /blog imports useBlocker of React Router, which the page does not share: .* may import Link, /,
    );
  });

  it('puts what is imported later into files of their own, with the digest of each in the file that imports it', async () => {
    const { manifest, read, out } = await buildTestRemotes({
      ...FILES,
      'reference/remotes/blog/later.ts': "export const later = () => import('./last.ts');",
      'reference/remotes/blog/last.ts': "export const last = 'last words';",
    });
    const entry = String(read(manifest.remotes.blog.url));
    const fileOf = (name: string) => readdirSync(join(out, 'blog')).find((file) => file.startsWith(`${name}-`)) ?? '';
    const fileDigest = (file: string) => JSON.stringify([file, digestOf(read(`blog/${file}`))]);
    expect(entry).toContain(fileDigest(fileOf('later')));
    expect(String(read(`blog/${fileOf('later')}`))).toContain(fileDigest(fileOf('last')));
    expect(entry).not.toMatch(/import\((?!addressOf|`@livery\/ui\/(?:aria|sorting)`)/);
  });

  it('lists what the pages that its package.json names import later, and knows the language of messages', async () => {
    const pages = [{ routes: ['/blog'], modules: ['later.ts', 'texts/en.json'] }];
    const files = {
      ...FILES,
      'reference/remotes/blog/later.ts': "export const later = [document.title, () => import('./texts/en.json')];",
      'reference/remotes/blog/texts/en.json': '{ "hello": "Hello" }',
    };
    const withPackageField = (livery: object) => ({
      ...files,
      'reference/remotes/blog/package.json': JSON.stringify({ livery }),
    });
    const { manifest, read } = await buildTestRemotes(withPackageField({ pages }));
    const [{ routes, files: later }] = manifest.remotes.blog.pages;
    expect(routes).toEqual(['/blog']);
    expect(later).toEqual([
      { url: expect.stringMatching(/^blog\/later-/), integrity: expect.any(String) },
      { url: expect.stringMatching(/^blog\/en-/), integrity: expect.any(String), language: 'en' },
    ]);
    for (const { url, integrity } of later) expect(integrity).toBe(digestOf(read(url)));
    await expect(buildTestRemotes(withPackageField({ pages: [{ routes: [], modules: ['none.ts'] }] }))).rejects.toThrow(
      'blog: package.json names none.ts, which the remote does not import.',
    );
  });

  it('gives each area a chunk of what its pages have in common, which the pages of areas before it do not load', async () => {
    const pagesOf = (area: string) =>
      [...'abcdefgh'].map((page) => [
        `reference/remotes/main-app/${area}/${page}.ts`,
        `import { common } from './parts.ts'; export const page = () => common('${page}');`,
      ]);
    const loads = ['booking', 'account'].flatMap((area) => pagesOf(area).map(([file = '']) => file));
    const { read, out } = await buildTestRemotes({
      ...Object.fromEntries([...pagesOf('booking'), ...pagesOf('account')]),
      'reference/remotes/main-app/booking/parts.ts':
        "export const common = (page) => ['words of booking', page, document.title];",
      'reference/remotes/main-app/account/parts.ts': `import { common as booked } from '../booking/parts.ts';
        export const common = (page) => ['words of account', booked(page), document.title];`,
      'reference/remotes/main-app/entry.ts': `export const mount = () => [
        ${loads.map((file) => `() => import('${file.replace('reference/remotes/main-app', '.')}')`).join(',\n')}
      ];`,
    });
    const files = readdirSync(join(out, 'main-app')).filter((file) => file.endsWith('.js'));
    const having = (words: string) => files.filter((file) => String(read(`main-app/${file}`)).includes(words));
    const [booking = '', account = ''] = [having('words of booking'), having('words of account')].flat();
    expect([booking, account]).toEqual([
      expect.stringMatching(/^common-booking-/),
      expect.stringMatching(/^common-account-/),
    ]);
    expect(having(`./${account}`)).toHaveLength(8);
    expect(having(`./${booking}`)).toHaveLength(9);
  });

  it('refuses files that load each other in a circle: each would hold the digest of the other', async () => {
    const circle = buildTestRemotes({
      ...FILES,
      'reference/remotes/blog/later.ts': "export const later = () => import('./last.ts');",
      'reference/remotes/blog/last.ts': "export const last = () => import('./later.ts');",
    });
    await expect(circle).rejects.toThrow(/load each other in a circle.*later-.* → last-.* → later-/);
  });

  it('puts each other language into a file that is fetched with its digest', async () => {
    const { manifest, read, out } = await buildTestRemotes();
    const [file = ''] = readdirSync(join(out, 'blog')).filter((name) => name.endsWith('.json'));
    expect([file, String(read(`blog/${file}`))]).toEqual([
      expect.stringMatching(/^blog-de-[\da-f]{8}\.json$/),
      '{"hello":"Hallo"}',
    ]);
    const source = String(read(manifest.remotes.blog.url));
    expect(source).toContain(file);
    expect(source).toContain(digestOf(read(`blog/${file}`)));
    expect(source).not.toContain('Hallo');
  });

  it('gives the same files for the same sources, and clears away what was there before', async () => {
    const { root, out, manifest } = await buildTestRemotes();
    writeFileSync(join(out, 'blog', 'entry-old.js'), '');
    await buildRemotes(root);
    expect(JSON.parse(readFileSync(join(out, 'remotes.json'), 'utf8'))).toEqual(manifest);
    expect(existsSync(join(out, 'blog', 'entry-old.js'))).toBe(false);
  });

  it('writes a manifest of nothing where there is nothing', async () => {
    expect((await buildTestRemotes({ 'remotes/README.md': '' })).manifest).toEqual({ version: 1, remotes: {} });
  });
});
