import type { RemoteModule } from '@livery/contract/remotes/manifest';
import { describe, expect, it } from 'vitest';
import { scriptsOfPage } from '../../../src/domain/remotes/scripts-of-page.ts';

const fileEntry = (url: string) => ({ url, integrity: 'sha384-A' });
const MODULE: Pick<RemoteModule, 'entry' | 'chunks' | 'pages'> = {
  entry: fileEntry('entry.js'),
  chunks: [fileEntry('libraries.js')],
  pages: [
    {
      routes: ['/booknow/{product}/search'],
      files: [fileEntry('results.js'), { ...fileEntry('en.js'), language: 'en' }],
    },
    { routes: ['/hotel-details', '/booknow/{product}/search*'], files: [fileEntry('details.js')] },
  ],
};
const urlsAt = (path: string, language: 'en' | 'fr' = 'fr') =>
  scriptsOfPage(MODULE, path, language).map(({ url }) => url);

describe('the scripts of a remote’s page', () => {
  it('are the entry, what it imports, and what the first page that matches loads later', () => {
    expect(urlsAt('/booknow/hotels/search')).toEqual(['entry.js', 'libraries.js', 'results.js']);
    expect(urlsAt('/booknow/hotels/search-details')).toEqual(['entry.js', 'libraries.js', 'details.js']);
  });

  it('are with those of the page’s language', () => {
    expect(urlsAt('/booknow/hotels/search', 'en')).toEqual(['entry.js', 'libraries.js', 'results.js', 'en.js']);
  });

  it('are no more than the manifest says', () => {
    expect(urlsAt('/login')).toEqual(['entry.js', 'libraries.js']);
    expect(scriptsOfPage({ entry: fileEntry('a.js'), chunks: [] }, '/hotel-details', 'en')).toEqual([
      fileEntry('a.js'),
    ]);
  });
});
