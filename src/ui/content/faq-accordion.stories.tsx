import type { Meta, StoryObj } from '@storybook/react-vite';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../../.storybook/fixtures.ts';
import { FaqAccordion } from './faq-page.tsx';

export default { component: FaqAccordion } satisfies Meta<typeof FaqAccordion>;
type Story = StoryObj<typeof FaqAccordion>;

export const Three: Story = {
  args: {
    questions: [
      {
        question: 'Can I cancel?',
        answer: '<p>Up to a day before, <strong>free of charge</strong>.</p><ul><li>Hotels</li><li>Cars</li></ul>',
      },
      { question: 'Do you sell flights?', answer: '<p>We do.</p>' },
      { question: ARABIC_TEXT, answer: `<p>${ARABIC_TEXT}</p>` },
    ],
  },
};

export const LongTexts: Story = {
  args: {
    questions: [
      { question: LONG_TEXT, answer: `<p>${LONG_TEXT}</p>` },
      { question: UNBROKEN_TEXT, answer: `<p>${UNBROKEN_TEXT}</p>` },
    ],
  },
};
