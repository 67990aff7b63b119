import { describe, expect, it } from 'vitest';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const { open } = await serveEdge(aRenderingEdge({ root }));

describe('the links of a rendered page', () => {
  const linksIn = (body: string) =>
    [...body.matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

  it.each(['/', '/about', '/faqs', '/privacy-policy', '/nowhere'])(
    'keep the language and the currency of the address: %s',
    async (path) => {
      const { body } = await open('aurora.localhost', `${path}?lng=ar&currency=EUR&code=DE&other=1`);
      const links = linksIn(body.slice(body.indexOf('<div id="root">')));
      expect(links.length).toBeGreaterThan(5);
      for (const link of links) {
        const { searchParams } = new URL(link, 'http://aurora.localhost');
        expect(
          ['lng', 'currency', 'code'].map((name) => searchParams.getAll(name)),
          link,
        ).toEqual([['ar'], ['EUR'], ['DE']]);
        // A tab keeps the query of its page.
        expect(searchParams.has('other'), link).toBe(searchParams.has('tab'));
      }
    },
  );

  it('are as they are where the address chooses nothing', async () => {
    const { body } = await open('aurora.localhost', `/about?lng=${'a'.repeat(2000)}&currency=%22%3E&xlng=ar`);
    for (const link of linksIn(body.slice(body.indexOf('<div id="root">')))) {
      expect(link.startsWith('/login') || link.startsWith('/signup') || !/lng|currency/.test(link), link).toBe(true);
      expect(new URL(link, 'http://a.test').searchParams.has('lng')).toBe(false);
    }
  });
});
