import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBoard } from '../../../src/domain/deals/board.ts';

// @rule 3.7
describe('parseBoard', () => {
  it.each([
    ['RO', 'room-only'],
    ['BB', 'breakfast'],
    ['Bed & Breakfast', 'breakfast'],
    ['breakfast_included', 'breakfast'],
    ['HB', 'half-board'],
    ['Half Board', 'half-board'],
    ['FB', 'full-board'],
    [' all-inclusive ', 'all-inclusive'],
  ])('reads %j as %s', (written, board) => {
    expect(parseBoard(written)).toBe(board);
  });

  it.each([undefined, '', 'SC', 'mit Frühstück', '__proto__', 'constructor'])('has no word for %j', (written) => {
    expect(parseBoard(written)).toBeUndefined();
  });

  test.prop([fc.constantFrom('RO', 'BB', 'HB', 'FB', 'AI'), fc.constantFrom('', ' ', '-', '.')])(
    'does without letter case, blanks and punctuation',
    (code, mark) => {
      const [first = '', last = ''] = code;
      expect(parseBoard(`${mark}${first.toLowerCase()}${mark}${last}`)).toBe(parseBoard(code));
      expect(parseBoard(code)).toBeDefined();
    },
  );
});
