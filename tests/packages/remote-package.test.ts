import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHARED_IDS } from '../../scripts/build/shared-ids.mjs';
import { parseManifest } from '../../src/infrastructure/remotes/manifest-wire.ts';
import { anOutsideTeam, type OutsideTeam } from './an-outside-team.ts';

const REMOTE = {
  'texts/en.json': '{ "hello": "Hello {{name}}", "found_one": "One story", "found_other": "{{count}} stories" }',
  'texts/de.json': '{ "hello": "Hallo {{name}}", "found_one": "Ein Artikel", "found_other": "{{count}} Artikel" }',
  'entry.tsx': `/// <reference types="vite/client" />
    import { type MessageFile, mountApp, Page, QueryResult, useQuery, useRemote, wireRecord } from '@livery/remote';
    import { Button } from '@livery/ui/button';
    import layout from '@livery/ui/layout.module.css';
    import { useTranslation } from 'react-i18next';
    import english from './texts/en.json' with { type: 'json' };
    declare module 'i18next' { interface Namespaces { blog: typeof english } }
    function Blog() {
      const { t } = useTranslation('blog');
      const { agency, notify } = useRemote();
      const query = useQuery({ method: 'GET', path: '/api/content/blog' }, (response) => wireRecord(response).records('data').length);
      // @ts-expect-error there is no such message
      t('helo');
      return <Page title={t('hello', { name: agency.name })}>
        <QueryResult query={query}>{(count) => <p className={layout.stack}>{t('found', { count })}</p>}</QueryResult>
        <Button onClick={() => notify('success', agency.name)}>{t('hello')}</Button>
      </Page>;
    }
    const others = import.meta.glob<MessageFile>(['./texts/*.json', '!./texts/en.json'], { eager: true, import: 'default' });
    export const mount = mountApp(Blog, { namespace: 'blog', english, others });`,
  'checked.ts': `import { type RemoteContext, CONTRACT_VERSION } from '@livery/remote';
    import { fakeContext, screenRemoteContract } from '@livery/remote/testing';
    export const context: RemoteContext = fakeContext().context;
    export const version: 1 = CONTRACT_VERSION;
    export const rules = screenRemoteContract;
    // @ts-expect-error it is no number
    export const path: number = context.location.now().path;`,
  'vite.config.ts': `import { liveryRemote, writeRemote } from '@livery/remote/vite';
    import { defineConfig } from 'vite';
    export const out: Promise<{ name: string }> = writeRemote('.', 'dist');
    export default defineConfig({ plugins: [liveryRemote()] });`,
};

const STRICT = { strict: true, noEmit: true, jsx: 'react-jsx' };

describe('the packages, installed by another team', () => {
  let team: OutsideTeam;
  beforeAll(async () => {
    team = await anOutsideTeam();
    team.write(REMOTE);
  }, 300_000);
  afterAll(() => team?.remove(), 60_000);

  it('bring no second React, and no path into this project', () => {
    const installed = readdirSync(join(team.folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
    const copies = (name: string) => installed.filter((path) => path.endsWith(`/node_modules/${name}/package.json`));
    expect(installed).toContain('react/package.json');
    expect(['react', 'react-dom', 'react-i18next', 'rxjs'].flatMap(copies)).toEqual([]);
    const ours = installed.filter((path) => /^@livery\/.*(?<!package)\.(m?js|ts|mts|json|css)$/.test(path));
    const led = ours.filter((path) =>
      /@livery\/source|\.\.\/src\/|\/packages\//.test(team.read(join('node_modules', path))),
    );
    expect([ours.length > 100, led]).toEqual([true, []]);
  });

  it.each([
    ['ESNext', 'bundler'],
    ['NodeNext', 'NodeNext'],
  ])('type-check with TypeScript’s own settings for %s modules', async (module, resolution) => {
    const compilerOptions = { ...STRICT, module, moduleResolution: resolution };
    const pages = { compilerOptions, files: ['entry.tsx', 'checked.ts'] };
    team.write({ 'tsconfig.json': JSON.stringify(pages) });
    expect(await team.run('tsc', '--project', '.')).toEqual({ ok: true, output: '' });
    // Vite's own declarations need more than the standard library's.
    const build = {
      compilerOptions: { ...compilerOptions, skipLibCheck: true, types: ['node'] },
      files: ['vite.config.ts'],
    };
    team.write({ 'tsconfig.json': JSON.stringify(build) });
    expect(await team.run('tsc', '--project', '.')).toEqual({ ok: true, output: '' });
  });

  it('build a remote that the shell accepts, with its texts, its styles and no React', async () => {
    const built = await team.run('livery-remote', 'build');
    expect(built).toMatchObject({ ok: true });
    const manifest = JSON.parse(team.read('dist/remotes.json'));
    const parsedManifest = parseManifest(manifest, 'http://localhost:8081');
    expect(parsedManifest.ok && parsedManifest.value.blog.ok).toBe(true);
    const { blog } = manifest.remotes;
    expect([blog.routes, blog.styles.length, blog.chunks]).toEqual([['/blog'], 1, []]);
    const source = team.read(`dist/${blog.url}`);
    const importedNames = [...source.matchAll(/(?:from|import)\s*["']([^"']+)["']/g)].map(([, id]) => id);
    expect(importedNames.filter((id) => !SHARED_IDS.includes(`${id}`))).toEqual([]);
    expect(source).not.toMatch(/Hallo|Wird geladen/);
    expect(readdirSync(join(team.folder, 'dist/blog')).filter((file) => /-de-\w+\.json$/.test(file))).toEqual([
      expect.stringMatching(/^blog-de-/),
      expect.stringMatching(/^ui-de-/),
    ]);
  });

  it('refuse a remote that bundles React, in one sentence', async () => {
    team.write({
      'second.tsx': "import { jsxDEV } from 'react/jsx-dev-runtime'; export const mount = () => jsxDEV;",
      'package.json': team.read('package.json').replace('"routes"', '"entry":"second.tsx","routes"'),
    });
    const { ok, output } = await team.run('livery-remote', 'build');
    expect(ok).toBe(false);
    expect(output).toContain('blog bundles a second React (react/');
  });

  it('refuse React under another name, too', async () => {
    team.write({
      'node_modules/react18/package.json': JSON.stringify({ name: 'react', version: '18.3.1', main: 'index.js' }),
      'node_modules/react18/index.js': 'exports.useState = () => [];',
      'second.tsx': "import { useState } from 'react18'; export const mount = () => useState;",
    });
    const { ok, output } = await team.run('livery-remote', 'build');
    expect(ok).toBe(false);
    expect(output).toContain('blog bundles a second React (react/index.js');
  });
});
