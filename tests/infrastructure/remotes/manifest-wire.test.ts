import type { BuiltInRemoteName } from '@livery/contract/remotes/remote-name';
import { anyHostileAddress } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const CONTENT = 'https://content.example/livery';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const fileEntry = (url: string) => ({ url, integrity: INTEGRITY });
const manifestOf = (mainApp: unknown) => ({ version: 1, remotes: { mainApp } });

/** The manifest's entry for the main app. */
function mainAppOf(json: unknown) {
  const parsedManifest = parseManifest(manifestOf(json), CONTENT);
  return parsedManifest.ok ? parsedManifest.value.mainApp : parsedManifest;
}

const refusedManifest = (problem: string) => ({
  ok: false,
  error: { kind: 'remote-refused', remote: 'mainApp', problem },
});

// @rule 1.8, 7.16
describe('parseManifest', () => {
  it('reads entry, chunks and styles, each address made absolute', () => {
    const json = {
      ...fileEntry('main-app/entry-3fa9.js'),
      chunks: [fileEntry('a.js'), fileEntry('/b.js')],
      styles: [fileEntry('c.css')],
    };
    expect(mainAppOf(json)).toEqual({
      ok: true,
      value: {
        entry: fileEntry('https://content.example/livery/main-app/entry-3fa9.js'),
        chunks: [fileEntry('https://content.example/livery/a.js'), fileEntry('https://content.example/b.js')],
        styles: [fileEntry('https://content.example/livery/c.css')],
      },
    });
  });

  it('reads the entry for servers where there is one, which must lie on the content host, too', () => {
    const mainApp = mainAppOf({ ...fileEntry('a.js'), server: fileEntry('server.js') });
    expect(mainApp).toMatchObject({
      ok: true,
      value: { server: fileEntry('https://content.example/livery/server.js') },
    });
    expect(mainAppOf({ ...fileEntry('a.js'), server: null })).toMatchObject({ ok: true });
    for (const server of [fileEntry('https://evil.example/s.js'), 'server.js', {}, { url: 's.js', integrity: '' }]) {
      expect(mainAppOf({ ...fileEntry('a.js'), server })).toMatchObject({
        ok: false,
        error: { kind: 'remote-refused' },
      });
    }
  });

  it('reads what pages load later, and passes it over as a whole where a part of it can’t be trusted', () => {
    const en = { ...fileEntry('en.js'), language: 'en' };
    const laterPage = { routes: ['/booknow/{product}/search'], files: [fileEntry('results.js'), en] };
    expect(mainAppOf({ ...fileEntry('a.js'), pages: [laterPage] })).toMatchObject({
      value: {
        pages: [
          {
            routes: laterPage.routes,
            files: [fileEntry(`${CONTENT}/results.js`), { ...fileEntry(`${CONTENT}/en.js`), language: 'en' }],
          },
        ],
      },
    });
    const evil = { routes: ['/'], files: [fileEntry('https://evil.example/s.js')] };
    for (const pages of [
      null,
      {},
      [evil],
      [laterPage, { routes: 7, files: [] }],
      [{ ...laterPage, files: [{ url: 'x.js' }] }],
    ]) {
      const mainApp = mainAppOf({ ...fileEntry('a.js'), pages });
      expect(mainApp).toMatchObject({ ok: true });
      expect(mainApp).not.toHaveProperty('value.pages');
    }
  });

  it('reads missing chunks and styles as none', () => {
    const alone = {
      ok: true,
      value: { entry: fileEntry('https://content.example/livery/a.js'), chunks: [], styles: [] },
    };
    expect(mainAppOf(fileEntry('a.js'))).toEqual(alone);
    expect(mainAppOf({ ...fileEntry('a.js'), chunks: null, styles: null })).toEqual(alone);
  });

  it('knows the built-in names, and refuses others that say nothing of what they show', () => {
    const names: BuiltInRemoteName[] = [
      'mainApp',
      'topDestinations',
      'destinationDetails',
      'blog',
      'resort',
      'userStore',
    ];
    const remotes = Object.fromEntries([...names, 'miner'].map((name) => [name, fileEntry(`${name}.js`)]));
    const parsedManifest = parseManifest({ version: 1, remotes }, CONTENT);
    expect(parsedManifest.ok && Object.keys(parsedManifest.value)).toEqual([...names, 'miner']);
    expect(parsedManifest).toMatchObject({
      value: { miner: { error: { problem: 'it names no contract: write a range such as “>=1.1 <2”' } } },
    });
    for (const name of names) {
      expect(parsedManifest.ok && parsedManifest.value[name]).toMatchObject({
        ok: true,
        value: { entry: { url: `https://content.example/livery/${name}.js` } },
      });
    }
  });

  it('lets a missing or bad remote cost only itself', () => {
    const json = {
      version: 1,
      remotes: { mainApp: fileEntry('a.js'), blog: fileEntry('https://evil.example/b.js'), resort: null },
    };
    const parsedManifest = parseManifest(json, CONTENT);
    expect(parsedManifest).toMatchObject({
      ok: true,
      value: {
        mainApp: { ok: true },
        blog: { ok: false, error: { kind: 'remote-refused', remote: 'blog' } },
        resort: { ok: false, error: { kind: 'remote-missing', remote: 'resort' } },
        userStore: { ok: false, error: { kind: 'remote-missing', remote: 'userStore' } },
      },
    });
  });

  it('is for a later shell when its version is higher', () => {
    expect(parseManifest({ version: 2, remotes: {} }, CONTENT)).toEqual({
      ok: false,
      error: { kind: 'manifest-newer', version: 2 },
    });
    expect(parseManifest({ version: 1.5, remotes: {} }, CONTENT)).toMatchObject({ error: { kind: 'manifest-newer' } });
  });

  it.each([
    [null, 'it has no version'],
    [undefined, 'it has no version'],
    ['{}', 'it has no version'],
    [{}, 'it has no version'],
    [[], 'it has no version'],
    [{ version: '1', remotes: {} }, 'it has no version'],
    [Object.create({ version: 1, remotes: {} }), 'it has no version'],
    [{ version: 0, remotes: {} }, 'its version is 0'],
    [{ version: Number.NaN, remotes: {} }, 'its version is NaN'],
    [{ version: 1 }, 'it lists no remotes'],
    [{ version: 1, remotes: null }, 'it lists no remotes'],
    [{ version: 1, remotes: 'all' }, 'it lists no remotes'],
  ])('is malformed: %j', (json, problem) => {
    expect(parseManifest(json, CONTENT)).toEqual({ ok: false, error: { kind: 'manifest-malformed', problem } });
  });

  it.each([
    [{}, 'a file has no url'],
    ['a.js', 'a file has no url'],
    [{ url: 1, integrity: INTEGRITY }, 'a file has no url'],
    [{ url: 'a.js' }, 'a.js has no valid integrity'],
    [{ url: 'a.js', integrity: 'sha1-AAAA' }, 'a.js has no valid integrity'],
    [{ url: 'a.js', integrity: null }, 'a.js has no valid integrity'],
    [{ url: 'a.js', integrity: 384 }, 'a.js has no valid integrity'],
    [{ url: 'a.js', integrity: [INTEGRITY] }, 'a.js has no valid integrity'],
    [fileEntry('//evil.example/a.js'), '//evil.example/a.js is refused: it is no address'],
    [{ ...fileEntry('a.js'), chunks: {} }, 'its chunks or styles are no list'],
    [{ ...fileEntry('a.js'), styles: 'b.css' }, 'its chunks or styles are no list'],
    [{ ...fileEntry('a.js'), chunks: [fileEntry('b.js'), { url: 'c.js' }] }, 'c.js has no valid integrity'],
    [{ ...fileEntry('a.js'), styles: [null] }, 'a file has no url'],
  ])('refuses the remote %j', (json, problem) => {
    expect(mainAppOf(json)).toEqual(refusedManifest(problem));
  });

  it('finds no remote by names that every object inherits', () => {
    const parsedManifest = parseManifest(
      { version: 1, remotes: Object.create({ mainApp: fileEntry('a.js') }) },
      CONTENT,
    );
    expect(parsedManifest.ok && parsedManifest.value.mainApp).toMatchObject({ error: { kind: 'remote-missing' } });
  });

  it('returns a result for any input, and never a file from elsewhere or without a digest', () => {
    const anyFile = fc.record({ url: anyHostileAddress, integrity: fc.constantFrom(INTEGRITY, '') });
    const anyRemote = fc.oneof(
      fc.anything(),
      anyFile,
      fc.array(anyFile).map((chunks) => ({ ...fileEntry('a.js'), chunks })),
    );
    const anyManifest = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({
        version: fc.oneof(fc.constant(1), fc.anything()),
        remotes: fc.oneof(fc.anything(), fc.constant({})),
      }),
      anyRemote.map(manifestOf),
    );
    fc.assert(
      fc.property(anyManifest, (json) => {
        const parsedManifest = parseManifest(json, CONTENT);
        if (!parsedManifest.ok) return;
        for (const remote of Object.values(parsedManifest.value)) {
          const files = remote.ok ? [remote.value.entry, ...remote.value.chunks, ...remote.value.styles] : [];
          for (const { url, integrity } of files) {
            expect(new URL(url).origin).toBe('https://content.example');
            expect(integrity).toBe(INTEGRITY);
          }
        }
      }),
    );
  });
});
