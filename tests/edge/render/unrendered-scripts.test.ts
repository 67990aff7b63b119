import type { RemoteModule } from '@livery/contract/remotes/manifest';
import { describe, expect, it } from 'vitest';
import { pageFiles } from '../../../src/edge/render/build-manifest.ts';
import { unrenderedScripts } from '../../../src/edge/render/unrendered-scripts.ts';
import { anAgency } from '../../support/data/an-agency.ts';

const scriptFile = (name: string) => ({ url: `https://content.example/${name}`, integrity: `sha384-${name}` });

const MODULE: RemoteModule = {
  entry: scriptFile('entry.js'),
  chunks: [scriptFile('libraries.js')],
  styles: [scriptFile('style.css')],
  pages: [
    {
      routes: ['/booknow/{product}/search'],
      files: [scriptFile('results.js'), { ...scriptFile('de.js'), language: 'de' }],
    },
    { routes: ['/booknow/{product}/search-details'], files: [scriptFile('details.js')] },
  ],
};

const scriptsOf = unrenderedScripts({
  filesOf: pageFiles({
    manifest: {
      'index.html': { file: 'index.js' },
      'node_modules/axios/index.js': { file: 'axios.js' },
      'src/ui/navigation/pages/lazy-page.tsx': { file: 'lazy-page.js' },
      'src/infrastructure/remotes/http-remote-calls.ts': { file: 'calls.js' },
      'src/ui/texts/de.json': { file: 'texts-de.js' },
      'livery:shared/page': { file: 'shared.js' },
      'livery:shared/@livery/ui/aria': { file: 'aria.js' },
    },
    entry: 'index.html',
    integrity: {},
    readText: () => '',
  }),
  moduleOf: (remote) => (remote === 'mainApp' ? MODULE : undefined),
});

const namesIn = (links: string) => [...links.matchAll(/href="[^"]*\/([^"]+)"/g)].map(([, name]) => name);

function scriptNames(path: string, knownSite: Partial<Parameters<typeof scriptsOf>[0]> = {}) {
  const url = new URL(`https://sunny.example${path}`);
  return namesIn(scriptsOf({ url, agency: anAgency(), knownLanguage: 'de', ...knownSite }));
}

describe('the files of a page that the browser renders', () => {
  it('are those of the shell, those that it shares, and those of the remote’s page in the visitor’s language', () => {
    expect(scriptNames('/booknow/hotels/search?place=Lisbon')).toEqual([
      ...['axios.js', 'texts-de.js', 'lazy-page.js', 'calls.js', 'shared.js'],
      ...['style.css', 'entry.js', 'libraries.js', 'results.js', 'de.js'],
    ]);
    expect(scriptNames('/booknow/hotels/search-details')).toContain('details.js');
    expect(scriptNames('/booknow/hotels/search-details')).not.toContain('results.js');
  });

  it('are named where the agency isn’t known yet, and not where there is none or an inactive one', () => {
    expect(scriptNames('/login', { agency: undefined })).toContain('entry.js');
    expect(scriptNames('/login', { agency: null })).toEqual([]);
    expect(scriptNames('/login', { agency: anAgency({ status: 'inactive' }) })).toEqual([]);
  });

  it('are none for pages of the shell, of a remote that nobody knows, and for addresses without a page', () => {
    for (const path of ['/', '/about', '/blog', '/nowhere']) expect(scriptNames(path)).toEqual([]);
  });

  it('wait for the program, which loads them, but for what its frame needs', () => {
    const url = new URL('https://sunny.example/login');
    const links = scriptsOf({ url, agency: anAgency(), knownLanguage: 'de' });
    const [frame, later, after] = links.split(/<template id="livery-next-scripts">|<\/template>/);
    expect(frame).toMatch(/^(?:<link rel="modulepreload" [^>]*>)+$/);
    expect(namesIn(frame ?? '')).toEqual(['axios.js', 'texts-de.js']);
    expect(later).toMatch(/^(?:<link rel="(?:modulepreload"|preload" as="style") [^>]*>)+$/);
    expect(later).toContain('<link rel="preload" as="style" crossorigin integrity="sha384-style.css"');
    expect(after).toBe('');
  });
});
