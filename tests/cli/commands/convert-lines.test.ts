import { describe, expect, it } from 'vitest';
import { convertLines } from '../../../src/cli/commands/convert-lines.ts';
import { LANGUAGES } from '../../../src/domain/market/language.ts';
import { answer } from '../support/answer.ts';

const RATES = { USD: 1, EUR: 0.5, JPY: 150, BAD: 0, WORSE: 'x' };

describe('convert --batch', () => {
  const line = { amount: 10, from: 'EUR', to: 'JPY', rates: RATES };

  it('converts through the US dollar (specification §7)', () => {
    expect(answer(convertLines, line)).toEqual({ value: 3000, text: '¥3,000' });
  });

  it('writes in the language of the line, and in English where the policies say so (readings 3)', () => {
    const german = { ...line, to: 'USD', language: 'de' };
    expect(answer(convertLines, german)).toEqual({ value: 20, text: '20,00\u00a0$' });
    expect(answer(convertLines, { ...german, policies: { englishFormatting: true } })).toEqual({
      value: 20,
      text: '$20.00',
    });
  });

  it.each(['BAD', 'NIX', '__proto__', 'constructor', ''])(
    'keeps the source currency where "%s" has no usable rate',
    (to) => {
      expect(answer(convertLines, { ...line, to })).toEqual({ value: null, text: '€10.00' });
    },
  );

  it('knows that a dollar is a dollar where the rates do not say so (readings 46)', () => {
    const told = { amount: 10, rates: { EUR: 0.5 } };
    expect(answer(convertLines, { ...told, from: 'USD', to: 'EUR' })).toEqual({ value: 5, text: '€5.00' });
    expect(answer(convertLines, { ...told, from: 'EUR', to: 'USD' })).toEqual({ value: 20, text: '$20.00' });
  });

  it('keeps the source currency where the amount can not be printed (readings 46)', () => {
    const tiny = { amount: 1, from: 'JPY', to: 'EUR', rates: { USD: 1, JPY: 1000, EUR: 1 } };
    expect(answer(convertLines, tiny)).toEqual({ value: 0.001, text: '¥1' });
    const huge = { amount: 1e13, from: 'USD', to: 'EUR', rates: { EUR: 10 } };
    expect(answer(convertLines, huge)).toMatchObject({ text: '$10,000,000,000,000.00' });
  });

  it('has no value for an amount that outgrows numbers', () => {
    expect(answer(convertLines, { ...line, amount: 1e308 })).toMatchObject({ value: null });
  });

  it.each([
    [{ ...line, amount: '10' }, 'The field "amount" must be a finite number, not "10".'],
    [{ ...line, from: 5 }, 'The field "from" must be text, not 5.'],
    [{ ...line, rates: null }, 'The field "rates" must be an object, not null.'],
    [{ ...line, language: 'xx' }, `The field "language" must be one of ${LANGUAGES.join(', ')}, not "xx".`],
  ])('names the field that is wrong: %j', (wrong, error) => {
    expect(answer(convertLines, wrong)).toEqual({ error });
  });
});
