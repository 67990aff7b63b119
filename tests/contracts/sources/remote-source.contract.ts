import type { RemoteModule } from '@livery/contract/remotes/manifest';
import { describe, expect, it } from 'vitest';
import type { RemoteSource } from '../../../src/application/remotes/remote-source.port.ts';

/** A content host that a test fills, and the source that reads it. */
export interface OfferedRemotes {
  readonly source: RemoteSource;
  /** Files beside the manifest, by name; modules have code to run. */
  readonly files: Map<string, { readonly integrity: string; readonly run?: () => unknown }>;
  manifest(json: unknown): void;
  breakDown(): void;
  /** File names of the style sheets that are applied to the page. */
  attachedStyles(): readonly string[];
}

const DIGEST = `sha384-${'A'.repeat(64)}`;
const OTHER_DIGEST = `sha384-${'B'.repeat(64)}`;
const FILES = ['entry.js', 'chunk.js', 'style.css'] as const;

const fileEntry = (url: string, integrity = DIGEST) => ({ url, integrity });
const BLOG = { ...fileEntry('entry.js'), chunks: [fileEntry('chunk.js')], styles: [fileEntry('style.css')] };

/** The contract of every source of remote modules. */
export function remoteSourceContract(name: string, make: () => OfferedRemotes): void {
  const { signal } = new AbortController();

  /** A source with a working blog, and the blog as described in its manifest. */
  async function withBlog(): Promise<OfferedRemotes & { blog: RemoteModule }> {
    const offeredRemotes = make();
    offeredRemotes.manifest({ version: 1, remotes: { blog: BLOG } });
    offeredRemotes.files.set('entry.js', { integrity: DIGEST, run: () => ({ mount: () => () => undefined }) });
    offeredRemotes.files.set('chunk.js', { integrity: DIGEST });
    offeredRemotes.files.set('style.css', { integrity: DIGEST });
    const manifest = await offeredRemotes.source.readManifest(signal);
    if (!manifest.ok || !manifest.value.blog.ok) throw new Error('The blog is not offered.');
    return { ...offeredRemotes, blog: manifest.value.blog.value };
  }

  describe(`${name} fulfils the contract of remote sources`, () => {
    it('reads the manifest as it is at that moment', async () => {
      const { source, manifest } = await withBlog();
      manifest({ version: 1, remotes: {} });
      expect(await source.readManifest(signal)).toMatchObject({ ok: true, value: { blog: { ok: false } } });
    });

    it.each([
      [{ version: 2, remotes: {} }, 'manifest-newer'],
      [{ version: 1 }, 'manifest-malformed'],
      [[], 'manifest-malformed'],
    ])('calls %j by its name: %s', async (json, kind) => {
      const { source, manifest } = make();
      manifest(json);
      expect(await source.readManifest(signal)).toMatchObject({ ok: false, error: { kind } });
    });

    it('reports a manifest that can not be read, with its address', async () => {
      const { source, breakDown } = make();
      breakDown();
      const error = { kind: 'manifest-unreachable', url: source.manifestUrl };
      expect(await source.readManifest(signal)).toMatchObject({ ok: false, error });
    });

    it('refuses files of another origin', async () => {
      const { source, manifest } = make();
      manifest({
        version: 1,
        remotes: { blog: { ...BLOG, chunks: [fileEntry('https://elsewhere.example/chunk.js')] } },
      });
      const readManifest = await source.readManifest(signal);
      expect(readManifest).toMatchObject({
        ok: true,
        value: { blog: { ok: false, error: { kind: 'remote-refused' } } },
      });
    });

    it('loads all files, runs nothing meanwhile, and then the entry, once', async () => {
      const { source, files, blog } = await withBlog();
      let runs = 0;
      files.set('entry.js', {
        integrity: DIGEST,
        run() {
          runs += 1;
          return { mount: () => () => undefined };
        },
      });
      expect(await source.loadFiles(blog, signal)).toEqual({ ok: true, value: undefined });
      expect(runs).toBe(0);
      expect(await source.evaluate(blog, 'mount')).toMatchObject({ ok: true });
      expect(await source.evaluate(blog, 'mount')).toMatchObject({ ok: true });
      expect(runs).toBe(1);
    });

    it.each(FILES)('reports which file is missing, and requests it again the next time: %s', async (missingFile) => {
      const { source, files, blog } = await withBlog();
      const content = files.get(missingFile);
      files.delete(missingFile);
      const result = await source.loadFiles(blog, signal);
      expect(result).toMatchObject({ ok: false, error: { kind: 'file-not-loaded' } });
      expect(result.ok ? '' : result.error.url).toMatch(new RegExp(`/${missingFile}$`));
      if (content !== undefined) files.set(missingFile, content);
      expect(await source.loadFiles(blog, signal)).toEqual({ ok: true, value: undefined });
    });

    it.each(FILES)('loads no file that does not match its digest: %s', async (changed) => {
      const { source, files, blog } = await withBlog();
      files.set(changed, { ...files.get(changed), integrity: OTHER_DIGEST });
      expect(await source.loadFiles(blog, signal)).toMatchObject({ ok: false, error: { kind: 'file-not-loaded' } });
    });

    it.each([
      [
        'throws',
        () => {
          throw new Error('planted');
        },
      ],
      ['rejects', () => Promise.reject(new Error('planted'))],
    ])('reports an entry that %s', async (_, run) => {
      const { source, files, blog } = await withBlog();
      files.set('entry.js', { integrity: DIGEST, run });
      await source.loadFiles(blog, signal);
      const error = { kind: 'evaluation-failed', url: blog.entry.url, problem: 'Error: planted' };
      expect(await source.evaluate(blog, 'mount')).toEqual({ ok: false, error });
    });

    it('attaches the styles only while there is a user of them', async () => {
      const { source, blog, attachedStyles } = await withBlog();
      await source.loadFiles(blog, signal);
      expect(attachedStyles()).toEqual([]);
      const [first, second] = [source.attachStyles(blog), source.attachStyles(blog)];
      expect(attachedStyles()).toEqual(['style.css']);
      first();
      first();
      expect(attachedStyles()).toEqual(['style.css']);
      second();
      expect(attachedStyles()).toEqual([]);
    });
  });
}
