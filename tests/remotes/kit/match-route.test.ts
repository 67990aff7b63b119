import { test } from '@fast-check/vitest';
import { matchRoute } from '@livery/remote';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('a route', () => {
  it.each([
    ['/blog', '/blog', {}],
    ['/blog', '/blog/', {}],
    ['/blog', '/blog/a', null],
    ['/blog/{slug}', '/blog', null],
    ['/blog/{slug}', '/blog/a', { slug: 'a' }],
    ['/blog/{slug}', '/blog/a/b', null],
    ['/blog/*', '/blog', {}],
    ['/blog/*', '/blog/a/b', {}],
    ['/blog/*', '/blogs', null],
    ['/users/agents/view/{id}', '/users/agents/view/7', { id: '7' }],
    ['/*', '/', {}],
    ['/', '/', {}],
    ['/', '/a', null],
  ])('%s at %s gives %o', (pattern, path, values) => {
    expect(matchRoute(pattern, path)).toEqual(values);
  });

  test.prop([fc.string({ unit: 'grapheme', minLength: 1 })])('decodes what it names, once, whatever it is', (slug) => {
    expect(matchRoute('/blog/{slug}', `/blog/${encodeURIComponent(slug)}`)).toEqual({ slug });
  });

  it('takes a segment that is no proper encoding as it stands', () => {
    expect(matchRoute('/blog/{slug}', '/blog/%E0%A4%A')).toEqual({ slug: '%E0%A4%A' });
  });

  it('is never mistaken about names of the language', () => {
    expect(matchRoute('/{__proto__}', '/x')).toEqual(Object.fromEntries([['__proto__', 'x']]));
  });
});
