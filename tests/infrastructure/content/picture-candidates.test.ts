import { expect, it } from 'vitest';
import { cleanContent } from '../../../src/infrastructure/content/clean-content.ts';
import { cleanHtml } from '../../../src/infrastructure/content/clean-html.ts';

const pictureIn = (html: string) => {
  const [node] = cleanContent(html, 'https://api.example/v1').children;
  return node?.type === 'element' ? node.properties : undefined;
};

it('a picture of agency content keeps its further sizes, whose relative addresses are the API’s', () => {
  expect(pictureIn('<img src="a.jpg" srcset="a.jpg 640w, /pics/b.jpg 1280w" sizes="1px" alt="A">')).toEqual({
    src: 'https://api.example/v1/a.jpg',
    srcSet: 'https://api.example/v1/a.jpg 640w, https://api.example/pics/b.jpg 1280w',
    sizes: '(width < 48rem) 100vw, 48rem',
    alt: 'A',
    loading: 'lazy',
  });
  expect(pictureIn('<img src="a.jpg" srcset="b.jpg 1.5x, https://media.example/c.jpg 2x">')).toMatchObject({
    srcSet: 'https://api.example/v1/b.jpg 1.5x, https://media.example/c.jpg 2x',
  });
});

it('one that has sizes alone is shown', () => {
  expect(pictureIn('<img srcset="b.jpg 2x">')).toMatchObject({ src: 'https://api.example/v1/b.jpg' });
  expect(pictureIn('<picture><source srcset="b.webp"><img src="b.jpg"></picture>')).toMatchObject({
    src: 'https://api.example/v1/b.jpg',
  });
});

it.each(['javascript:run() 1x', 'data:image/svg+xml,<svg/> 1x', 'b.jpg 2x onerror=run()', 'b.jpg 1e9w', ', ,'])(
  'what may not be shown is no size of it: %s',
  (srcset) => expect(pictureIn(`<img src="a.jpg" srcset="${srcset}">`)).not.toHaveProperty('srcSet'),
);

it('cleaning twice changes nothing', () => {
  const clean = cleanHtml('<img src="https://media.example/a.jpg" srcset="https://media.example/b.jpg 640w">');
  expect(clean).toContain('srcset="https://media.example/b.jpg 640w"');
  expect(cleanHtml(clean)).toBe(clean);
});
