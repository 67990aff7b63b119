import { describe, expect, it } from 'vitest';
import { firstPictureLink } from '../../../src/edge/render/first-picture.ts';
import { documentMarkup } from '../../../src/infrastructure/remotes/document-markup.ts';

const linkIn = (markup: string) => firstPictureLink(documentMarkup(markup));

describe('the link to the picture that a rendered page shows first', () => {
  it('names what the picture names, however that is written', () => {
    const picture = `<img alt='a > "b"' srcset="/a.webp?w=1&h=2 320w, /b.webp 640w" sizes=100vw src=/a.webp fetchPriority=high>`;
    expect(linkIn(`<p>a</p><img src="/other.webp">${picture}<img src="/second.webp" fetchpriority="high">`)).toBe(
      '<link rel="preload" as="image" fetchpriority="high" href="/a.webp" imagesrcset="/a.webp?w=1&amp;h=2 320w, /b.webp 640w" imagesizes="100vw">',
    );
  });

  it.each([
    ['none is to be loaded first', '<img src="/a.webp" fetchpriority="low"><img src="/b.webp">'],
    ['it waits until it is scrolled to', '<img src="/a.webp" fetchpriority="high" loading="lazy">'],
    [
      'a text says so',
      '<p title=\'<img src="/a.webp" fetchpriority="high">\'>&lt;img src="/a.webp" fetchpriority="high"></p>',
    ],
  ])('is not there if %s', (_, markup) => {
    expect(linkIn(markup)).toBe('');
  });
});
