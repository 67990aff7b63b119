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
  ])('reads %j as %s', (boardText, board) => {
    expect(parseBoard(boardText)).toBe(board);
  });

  it.each([undefined, '', 'SC', 'mit Frühstück', '__proto__', 'constructor'])('has no word for %j', (boardText) => {
    expect(parseBoard(boardText)).toBeUndefined();
  });

  test.prop([fc.constantFrom('RO', 'BB', 'HB', 'FB', 'AI'), fc.constantFrom('', ' ', '-', '.')])(
    'does without letter case, blanks and punctuation',
    (code, mark) => {
      const [firstLetter = '', lastLetter = ''] = code;
      expect(parseBoard(`${mark}${firstLetter.toLowerCase()}${mark}${lastLetter}`)).toBe(parseBoard(code));
      expect(parseBoard(code)).toBeDefined();
    },
  );
});
