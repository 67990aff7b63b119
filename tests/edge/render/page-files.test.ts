import { describe, expect, it } from 'vitest';
import { type BuildManifest, pageFiles } from '../../../src/edge/render/build-manifest.ts';

const MANIFEST: BuildManifest = {
  'index.html': { file: 'index.js', css: ['first-paint.css'], imports: ['_first.js'] },
  '_first.js': { file: 'first.js', css: ['base.css'] },
  'src/ui/deals/deals-page.tsx': { file: 'deals.js', css: ['deals.css'], imports: ['_first.js', '_card.js'] },
  'src/ui/about/about-page.tsx': { file: 'about.js', css: ['about.css'], imports: ['_card.js'] },
  // They import each other, which chunks may do.
  '_card.js': { file: 'card.js', css: ['card.css'], imports: ['_picture.js'] },
  '_picture.js': { file: 'picture.js', imports: ['_card.js'] },
};

function aPage({ readText = (path: string) => `.of-${path.slice(1)}{}` } = {}) {
  return pageFiles({ manifest: MANIFEST, entry: 'index.html', integrity: { '/card.js': 'sha384-card' }, readText });
}

describe('the files of a page', () => {
  it('are those of its components and of what they import, each once, without those of the page’s own script', () => {
    const { scripts, styles } = aPage()(['deals-page', 'about-page']);
    expect(scripts.map(({ path }) => path)).toEqual(['/picture.js', '/card.js', '/deals.js', '/about.js']);
    expect(styles.components.map(({ path }) => path)).toEqual(['/card.css', '/deals.css', '/about.css']);
  });

  it('have the style sheets of the page’s own script, those of its imports first, with every component', () => {
    expect(aPage()([]).styles.own).toEqual([
      { path: '/base.css', text: '.of-base.css{}' },
      { path: '/first-paint.css', text: '.of-first-paint.css{}' },
    ]);
  });

  it('name what a script must hash to where the import map does', () => {
    const { scripts } = aPage()(['about-page']);
    expect(scripts.filter(({ integrity }) => integrity !== undefined)).toEqual([
      { path: '/card.js', integrity: 'sha384-card' },
    ]);
  });

  it('are none for a component that is no chunk of its own', () => {
    expect(aPage()(['menu', 'page'])).toMatchObject({ scripts: [], styles: { components: [] } });
  });

  it('read a style sheet once, without its last line break, and so that it can not end its element', () => {
    const readFiles: string[] = [];
    const filesOf = aPage({
      readText(path) {
        readFiles.push(path);
        return 'a::after{content:"</style>"}\n';
      },
    });
    const [firstComponent] = filesOf(['about-page']).styles.components;
    filesOf(['about-page', 'deals-page']);
    expect(firstComponent?.text).toBe(String.raw`a::after{content:"<\/style>"}`);
    expect(readFiles.sort()).toEqual([...new Set(readFiles)]);
  });
});
