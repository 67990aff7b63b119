import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainJson } from '../../../src/domain/why/plain-json.ts';

it.each([
  [undefined, 'missing'],
  [null, null],
  [-0, 0],
  ['', ''],
  [{ day: Temporal.PlainDate.from('2026-02-03') }, { day: '2026-02-03' }],
  [false, false],
  [
    [undefined, -0, 'a'],
    ['missing', 0, 'a'],
  ],
  [new Map([['wallet', { read: true, write: undefined }]]), { wallet: { read: true, write: 'missing' } }],
  [
    { a: new Map(), b: { c: [new Map([['d', -0]])] } },
    { a: {}, b: { c: [{ d: 0 }] } },
  ],
])('%j is %j in plain JSON', (value, plain) => {
  expect(plainJson(value)).toStrictEqual(plain);
});

test.prop([fc.jsonValue()])('JSON is the same, but for the sign of zero', (value) => {
  expect(plainJson(value)).toEqual(JSON.parse(JSON.stringify(value)));
});
