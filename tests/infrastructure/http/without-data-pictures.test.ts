import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withoutDataPictures } from '../../../src/infrastructure/http/without-data-pictures.ts';

const PICTURE = `data:image/png;base64,${'iVBORw0KGgo/A+A='.repeat(20)}`;

it.each<[string, (json: string) => string]>([
  ['as it is', (json) => json],
  ['with escaped slashes', (json) => json.replaceAll('/', String.raw`\/`)],
])('empties the addresses of pictures that hold the picture itself, %s', (_, written) => {
  const json = written(JSON.stringify({ content: `<p>a</p><img src="${PICTURE}" alt="b"><p>c</p>`, logo: PICTURE }));
  expect(JSON.parse(withoutDataPictures(json))).toEqual({
    content: '<p>a</p><img src="data:," alt="b"><p>c</p>',
    logo: 'data:,',
  });
});

it('empties one of many lines', () => {
  const lines = PICTURE.replace(/(.{76})/g, '$1\r\n');
  expect(JSON.parse(withoutDataPictures(JSON.stringify([`<img src='${lines}'>`])))).toEqual(["<img src='data:,'>"]);
});

it('leaves words about such addresses alone', () => {
  const json = JSON.stringify({ content: 'An address that begins with data:image/png is refused. data:image/' });
  expect(withoutDataPictures(json)).toBe(json);
});

const piece = fc.oneof(
  fc.string(),
  fc.constantFrom('data:image/', 'A'.repeat(200), '\\', '"', '/', '\n', ',', '<img src="'),
);

test.prop([fc.array(piece).map((pieces) => pieces.join(''))])('leaves JSON that is still JSON', (text) => {
  const value = { text, next: 'b' };
  expect(JSON.parse(withoutDataPictures(JSON.stringify(value)))).toMatchObject({ next: 'b' });
});
