import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonText } from '../../src/cli/terminal/json-text.ts';

describe('jsonText', () => {
  it('says the same as JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
        expect(JSON.parse(jsonText(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it('escapes what moves a cursor or ends a line', () => {
    expect(jsonText({ a: '\u001b[2J\u009b\u007f\u2028\ud800' })).toBe('{"a":"\\u001b[2J\\u009b\\u007f\\u2028\\ud800"}');
  });
});
