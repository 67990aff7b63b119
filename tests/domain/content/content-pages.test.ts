import { test } from '@fast-check/vitest';
import { anyText } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aboutState } from '../../../src/domain/content/about-state.ts';
import { faqState } from '../../../src/domain/content/faq-state.ts';

const ABOUT = {
  enabled: true,
  title: ' Who we are ',
  image: ' /media/team.jpg ',
  content: '<p>Friends of the sun.</p>',
};

// @rule 2.13, 2.15, 3.4
describe('aboutState', () => {
  it('shows title, image and HTML content (rules 2.13)', () => {
    expect(aboutState(ABOUT, true)).toEqual({
      kind: 'content',
      title: 'Who we are',
      image: '/media/team.jpg',
      content: '<p>Friends of the sun.</p>',
    });
  });

  it.each([false, 1 as unknown as boolean])(
    'is disabled where %j is the agency’s switch or its own (rules 2.15)',
    (off) => {
      expect(aboutState(ABOUT, off)).toEqual({ kind: 'disabled' });
      expect(aboutState({ ...ABOUT, enabled: off }, true)).toEqual({ kind: 'disabled' });
    },
  );
});

const faqOf = (...questions: readonly string[]) => ({
  enabled: true,
  headerMessage: 'Ask away',
  questions: questions.map((question) => ({ question, answer: 'Yes.' })),
});

// @rule 2.14, 2.15, 3.4, 5.1
describe('faqState', () => {
  it('lists the questions where every one is longer than 3 characters (rules 5.1)', () => {
    const faq = faqOf('Why?', 'When will it be sunny?');
    expect(faqState(faq, true)).toEqual({ kind: 'list', headerMessage: 'Ask away', questions: faq.questions });
  });

  it.each([
    ['three characters', ['Why is it so?', 'Why']],
    ['three characters among blanks', ['  Why \n']],
    ['three characters of two halves each', ['🏖🏖🏖']],
    ['no character at all', ['']],
    ['only blanks', ['      ']],
  ])('shows none of them when one has %s (rules 5.1: all or nothing)', (_, questions) => {
    expect(faqState(faqOf(...questions), true)).toEqual({ kind: 'none', headerMessage: 'Ask away' });
  });

  it('counts whole characters: four of two halves each are enough', () => {
    expect(faqState(faqOf('🏖🏖🏖🏖'), true).kind).toBe('list');
  });

  it.each([false, 'yes' as unknown as boolean])(
    'is disabled where %j is the agency’s switch or its own (rules 2.15)',
    (off) => {
      expect(faqState(faqOf('Why is it so?'), off)).toEqual({ kind: 'disabled' });
      expect(faqState({ ...faqOf('Why is it so?'), enabled: off }, true)).toEqual({ kind: 'disabled' });
    },
  );

  test.prop([fc.array(anyText)])('never lists a part of the questions', (questions) => {
    const state = faqState(faqOf(...questions), true);
    expect(state.kind === 'list' ? state.questions.length : questions.length).toBe(questions.length);
    const tooShort = questions.some((question) => Array.from(question.trim()).length <= 3);
    expect(state.kind).toBe(questions.length === 0 || tooShort ? 'none' : 'list');
  });
});
