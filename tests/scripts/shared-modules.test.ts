import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { ROUTER_NAMES, SHARED_IDS } from '../../scripts/build/shared-ids.mjs';
import { sharedModuleSource, sharedTogetherSource } from '../../scripts/build/shared-module-source.ts';
import { importMapTag, withIntegrity } from '../../scripts/build/shared-modules.ts';
import { SHARED_PACKAGES } from '../../src/domain/remotes/shared-packages.ts';

const require = createRequire(import.meta.url);

/** The names that a module with one `export { … } from '…'` exports, and from where. */
function read(source: string): { names: readonly string[]; from: string | undefined } {
  const [, names = '', from] = /^export \{ (.*) \} from "(.*)";\n$/.exec(source) ?? [];
  return { names: names.split(', ').sort(), from };
}

describe('a module that remote modules share with the shell', () => {
  it.each(SHARED_IDS.filter((id) => !id.startsWith('@livery/') && id !== 'react-router-dom'))(
    'names every export of %s, and takes it from there',
    (id) => {
      const { names, from } = read(sharedModuleSource(id));
      expect(from).toBe(id);
      const exportedKeys = Object.keys(require(id));
      expect(names.filter((name) => name !== 'default')).toEqual(exportedKeys.sort());
      expect(exportedKeys.length).toBeGreaterThan(1);
    },
  );

  it('names what of React Router is shared: its declarative mode', () => {
    const { names, from } = read(sharedModuleSource('react-router-dom'));
    expect(from).toBe('react-router-dom');
    expect(names).toEqual([...ROUTER_NAMES]);
    expect(Object.keys(require('react-router-dom'))).toEqual(expect.arrayContaining([...names]));
    expect(names).not.toContain('createBrowserRouter');
  });

  it('passes on what a module of the project exports', () => {
    expect(sharedModuleSource('@livery/ui/aria')).toBe('export * from "@livery/ui/aria";\n');
  });

  it('has what a remote needs of React, by name and as the default', () => {
    const { names } = read(sharedModuleSource('react'));
    expect(names).toEqual(expect.arrayContaining(['useState', 'useSyncExternalStore', 'Fragment', 'lazy', 'default']));
    expect(read(sharedModuleSource('react/jsx-runtime')).names).toEqual(['Fragment', 'default', 'jsx', 'jsxs']);
  });

  it.each(['rxjs', '@tanstack/react-query', 'react-hook-form'])(
    'invents no default export for %s, a package of ES modules',
    (id) => {
      expect(read(sharedModuleSource(id)).names).not.toContain('default');
    },
  );
});

describe('the module of what every page of a remote shares', () => {
  const packages = SHARED_PACKAGES.filter((id) => !id.startsWith('@livery/'));
  const source = sharedTogetherSource(packages);
  const exportLines = [...source.matchAll(/^export \{ (.*) \} from "(.*)";$/gm)].map(([, names = '', from = '']) => {
    return { names: names.split(', '), from };
  });

  it('names each export of its packages once', () => {
    expect(exportLines.map(({ from }) => from)).toEqual(packages);
    const names = exportLines.flatMap((one) => one.names);
    expect(new Set(names).size).toBe(names.length);
    for (const id of packages) {
      const alone = read(sharedModuleSource(id)).names.filter((name) => name !== 'default');
      expect(names).toEqual(expect.arrayContaining(alone));
    }
  });

  it('has a default export with what those of React’s packages have', () => {
    const [defaults = ''] = /^export default .*$/m.exec(source) ?? [];
    const importedNames = [...source.matchAll(/^import (\w+) from "(.*)";$/gm)].map(([, name = '', from]) => {
      expect(defaults).toContain(`...${name}`);
      return from;
    });
    expect(importedNames).toEqual(['react', 'react/jsx-runtime', 'react-dom/client']);
  });

  it('can’t be made of packages with different things of one name', () => {
    expect(() => sharedTogetherSource(['rxjs', '@tanstack/react-query'])).toThrow('each export another "noop"');
  });
});

describe('the import map', () => {
  it('leads from each name to its address', () => {
    const { attrs, children } = importMapTag(['react', 'rxjs'], (id) => `/assets/${id}.js`);
    expect(attrs).toEqual({ type: 'importmap' });
    expect(children).toBe('{"imports":{"react":"/assets/react.js","rxjs":"/assets/rxjs.js"}}');
  });

  it('has what the files must hash to', () => {
    const page =
      '<script type="importmap">{"imports":{"a":"/assets/a.js"}}</script><script src="/assets/a.js"></script>';
    const [, map = ''] = /<script type="importmap">(.*?)<\/script>/.exec(
      withIntegrity(page, ['assets/a.js'], () => Buffer.from('alert(1)')),
    ) ?? [''];
    expect(JSON.parse(map)).toEqual({
      imports: { a: '/assets/a.js' },
      integrity: { '/assets/a.js': expect.stringMatching(/^sha384-[\w+/]{64}$/) },
    });
  });

  it.each([
    ['preloads', '<link rel="modulepreload" crossorigin href="'],
    ['runs', '<script type="module" crossorigin src="'],
  ])('applies it to what the page %s, which would be fetched twice otherwise', (_, opening) => {
    const link = (address: string, more = '') => `${opening}/assets/${address}"${more}>`;
    const page = `<script type="importmap">{"imports":{}}</script>${link('a.js')}${link('b.js')}`;
    const html = withIntegrity(page, ['assets/a.js'], () => Buffer.from('alert(1)'));
    const [hash] = /sha384-[\w+/]{64}/.exec(html) ?? [''];
    expect(html).toContain(link('a.js', ` integrity="${hash}"`) + link('b.js'));
  });

  it('is missed, where there is none', () => {
    expect(() => withIntegrity('<html></html>', [], () => Buffer.from(''))).toThrow('no import map');
  });
});
