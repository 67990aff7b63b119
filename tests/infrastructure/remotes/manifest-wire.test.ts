import type { BuiltInRemoteName } from '@livery/contract/remotes/remote-name';
import { anyHostileAddress } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseManifest } from '../../../src/infrastructure/remotes/manifest-wire.ts';

const CONTENT = 'https://content.example/livery';
const INTEGRITY = `sha384-${'A'.repeat(64)}`;
const file = (url: string) => ({ url, integrity: INTEGRITY });
const manifest = (mainApp: unknown) => ({ version: 1, remotes: { mainApp } });

/** The manifest's entry for the main app. */
function mainAppOf(json: unknown) {
  const parsed = parseManifest(manifest(json), CONTENT);
  return parsed.ok ? parsed.value.mainApp : parsed;
}

const refused = (problem: string) => ({ ok: false, error: { kind: 'remote-refused', remote: 'mainApp', problem } });

// @rule 1.8, 7.16
describe('parseManifest', () => {
  it('reads entry, chunks and styles, each address made absolute', () => {
    const json = { ...file('main-app/entry-3fa9.js'), chunks: [file('a.js'), file('/b.js')], styles: [file('c.css')] };
    expect(mainAppOf(json)).toEqual({
      ok: true,
      value: {
        entry: file('https://content.example/livery/main-app/entry-3fa9.js'),
        chunks: [file('https://content.example/livery/a.js'), file('https://content.example/b.js')],
        styles: [file('https://content.example/livery/c.css')],
      },
    });
  });

  it('reads the entry for servers where there is one, which must lie on the content host, too', () => {
    const read = mainAppOf({ ...file('a.js'), server: file('server.js') });
    expect(read).toMatchObject({ ok: true, value: { server: file('https://content.example/livery/server.js') } });
    expect(mainAppOf({ ...file('a.js'), server: null })).toMatchObject({ ok: true });
    for (const server of [file('https://evil.example/s.js'), 'server.js', {}, { url: 's.js', integrity: '' }]) {
      expect(mainAppOf({ ...file('a.js'), server })).toMatchObject({ ok: false, error: { kind: 'remote-refused' } });
    }
  });

  it('reads what pages load later, and passes it over as a whole where a part of it can’t be trusted', () => {
    const en = { ...file('en.js'), language: 'en' };
    const later = { routes: ['/booknow/{product}/search'], files: [file('results.js'), en] };
    expect(mainAppOf({ ...file('a.js'), pages: [later] })).toMatchObject({
      value: {
        pages: [
          {
            routes: later.routes,
            files: [file(`${CONTENT}/results.js`), { ...file(`${CONTENT}/en.js`), language: 'en' }],
          },
        ],
      },
    });
    const evil = { routes: ['/'], files: [file('https://evil.example/s.js')] };
    for (const pages of [
      null,
      {},
      [evil],
      [later, { routes: 7, files: [] }],
      [{ ...later, files: [{ url: 'x.js' }] }],
    ]) {
      const read = mainAppOf({ ...file('a.js'), pages });
      expect(read).toMatchObject({ ok: true });
      expect(read).not.toHaveProperty('value.pages');
    }
  });

  it('reads missing chunks and styles as none', () => {
    const alone = { ok: true, value: { entry: file('https://content.example/livery/a.js'), chunks: [], styles: [] } };
    expect(mainAppOf(file('a.js'))).toEqual(alone);
    expect(mainAppOf({ ...file('a.js'), chunks: null, styles: null })).toEqual(alone);
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
    const remotes = Object.fromEntries([...names, 'miner'].map((name) => [name, file(`${name}.js`)]));
    const parsed = parseManifest({ version: 1, remotes }, CONTENT);
    expect(parsed.ok && Object.keys(parsed.value)).toEqual([...names, 'miner']);
    expect(parsed).toMatchObject({
      value: { miner: { error: { problem: 'it names no contract: write a range such as “>=1.1 <2”' } } },
    });
    for (const name of names) {
      expect(parsed.ok && parsed.value[name]).toMatchObject({
        ok: true,
        value: { entry: { url: `https://content.example/livery/${name}.js` } },
      });
    }
  });

  it('lets a missing or bad remote cost only itself', () => {
    const json = {
      version: 1,
      remotes: { mainApp: file('a.js'), blog: file('https://evil.example/b.js'), resort: null },
    };
    const parsed = parseManifest(json, CONTENT);
    expect(parsed).toMatchObject({
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
    [file('//evil.example/a.js'), '//evil.example/a.js is refused: it is no address'],
    [{ ...file('a.js'), chunks: {} }, 'its chunks or styles are no list'],
    [{ ...file('a.js'), styles: 'b.css' }, 'its chunks or styles are no list'],
    [{ ...file('a.js'), chunks: [file('b.js'), { url: 'c.js' }] }, 'c.js has no valid integrity'],
    [{ ...file('a.js'), styles: [null] }, 'a file has no url'],
  ])('refuses the remote %j', (json, problem) => {
    expect(mainAppOf(json)).toEqual(refused(problem));
  });

  it('finds no remote by names that every object inherits', () => {
    const parsed = parseManifest({ version: 1, remotes: Object.create({ mainApp: file('a.js') }) }, CONTENT);
    expect(parsed.ok && parsed.value.mainApp).toMatchObject({ error: { kind: 'remote-missing' } });
  });

  it('returns a result for any input, and never a file from elsewhere or without a digest', () => {
    const anyFile = fc.record({ url: anyHostileAddress, integrity: fc.constantFrom(INTEGRITY, '') });
    const anyRemote = fc.oneof(
      fc.anything(),
      anyFile,
      fc.array(anyFile).map((chunks) => ({ ...file('a.js'), chunks })),
    );
    const anyManifest = fc.oneof(
      fc.anything(),
      fc.jsonValue(),
      fc.record({
        version: fc.oneof(fc.constant(1), fc.anything()),
        remotes: fc.oneof(fc.anything(), fc.constant({})),
      }),
      anyRemote.map(manifest),
    );
    fc.assert(
      fc.property(anyManifest, (json) => {
        const parsed = parseManifest(json, CONTENT);
        if (!parsed.ok) return;
        for (const remote of Object.values(parsed.value)) {
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
