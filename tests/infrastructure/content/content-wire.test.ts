import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFaq } from '../../../src/infrastructure/content/content-wire.ts';

// @rule 3.4
describe('parseFaq', () => {
  it('reads the wire form (rules §3, agency FAQ)', () => {
    const wire = {
      isEnabled: true,
      headerMessage: 'Ask us',
      questions: [{ question: 'May I?', answer: '<p>Yes</p>' }],
    };
    expect(parseFaq(wire)).toEqual({
      enabled: true,
      headerMessage: 'Ask us',
      questions: [{ question: 'May I?', answer: '<p>Yes</p>' }],
    });
  });

  it.each([[null], ['x'], [5], [[]], [{}], [{ isEnabled: 'true', questions: 'x' }]])(
    'reads %j as a disabled one',
    (wire) => {
      expect(parseFaq(wire)).toEqual({ enabled: false, headerMessage: '', questions: [] });
    },
  );

  it('reads a question that is none as an empty one, so that it is not shown', () => {
    expect(parseFaq({ questions: [null, { question: [] }] }).questions).toEqual([
      { question: '', answer: '' },
      { question: '', answer: '' },
    ]);
  });

  test.prop([fc.anything()])('reads anything without an error', (wire) => {
    expect(parseFaq(wire).questions).toBeInstanceOf(Array);
  });
});
