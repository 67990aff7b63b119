import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesText, differingWords, ruleText, valueText } from '../../../src/domain/why/explanation-words.ts';

describe('an explanation in words', () => {
  it.each([
    ['missing', 'not set'],
    [null, 'none'],
    [[], 'none'],
    [['a', null], 'a, none'],
    ['', 'empty'],
    [{}, 'none'],
    [{ logIn: false }, 'none'],
    [true, 'true'],
    [{ name: 'Ada', credits: null, isAgent: false, rank: 2 }, '(name Ada, rank 2)'],
    ['x'.repeat(130), `${'x'.repeat(120)}…`],
    [Array(40).fill('/path'), `${Array(25).fill('/path').join(', ')}, … (40 in all)`],
    [['x'.repeat(120), 'a'], `${'x'.repeat(120)}, a`],
    [['x'.repeat(119), 'ab'], `${'x'.repeat(119)}, ab`],
  ])('has %j as %s', (value, words) => {
    expect(valueText(value)).toBe(words);
  });

  it('names the rule, or that there is none', () => {
    expect([ruleText('2.16'), ruleText(null)]).toEqual(['rule 2.16', 'no rule']);
  });

  it('says what would have to be otherwise', () => {
    const changes = [
      { at: 'policies.partner', from: false, to: true },
      { at: 'profile', from: { id: '1' }, to: null },
    ];
    expect(changesText({ changes, result: 1, rule: null })).toBe('if policies.partner were true and profile were none');
  });

  const long = 'x'.repeat(130);
  const textBefore = `…${'x'.repeat(20)}`;
  it.each([
    [
      'short ones whole',
      { name: 'Ada', rank: 2 },
      { name: 'Ada', rank: 3 },
      ['(name Ada, rank 2)', '(name Ada, rank 3)'],
    ],
    ['texts from where they differ', `${long}a`, `${long}b`, [`${textBefore}a`, `${textBefore}b`]],
    ['objects by their parts', { long, rank: 2, at: [1] }, { long, rank: 3, at: [1] }, ['(rank 2)', '(rank 3)']],
    ['lists by their entries', [long, 'a', 'b'], [long, 'b', 'c'], ['a', 'c']],
    [
      'lists of another order',
      ['a', long],
      [long, 'a'],
      [`a, ${long.slice(0, 120)}…`, `${long.slice(0, 120)}…, … (2 in all)`],
    ],
    [
      'long lists from where their order differs',
      [...Array(40).fill('/path'), 'a', 'b'],
      [...Array(40).fill('/path'), 'b', 'a'],
      ['a, b', 'b, a'],
    ],
    ['what is of no one kind', long, null, [`${long.slice(0, 120)}…`, 'none']],
  ])('has of two values %s', (_, one, other, words) => {
    expect(differingWords(one, other)).toEqual(words);
  });

  it('never says the same of two different texts, wherever they stand', () => {
    const text = fc.string({ minLength: 1, maxLength: 200 });
    const places: readonly ((value: string) => unknown)[] = [
      (value) => value,
      (value) => [value],
      (value) => ({ path: value }),
      (value) => ({ menu: [{ path: value }] }),
    ];
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...places), (same, one, other, inPlace) => {
        fc.pre(one !== other && ![one, other].includes('missing'));
        const [some, others] = differingWords(inPlace(long + same + one), inPlace(long + same + other));
        expect(some).not.toBe(others);
      }),
    );
  });
});
