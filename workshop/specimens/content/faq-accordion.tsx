import { FaqAccordion } from '../../../src/ui/content/faq-accordion.tsx';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const ANSWER = '<p>Up to a day before, <strong>free of charge</strong>.</p><ul><li>Hotels</li><li>Cars</li></ul>';

export const faqAccordion: Specimen = {
  stands: 'row',
  states: {
    three: {
      show: (
        <FaqAccordion
          questions={[
            { question: 'Can I cancel?', answer: ANSWER },
            { question: 'Do you sell flights?', answer: '<p>We do.</p>' },
            { question: ARABIC_TEXT, answer: `<p>${ARABIC_TEXT}</p>` },
          ]}
        />
      ),
    },
    '200-characters': {
      show: (
        <FaqAccordion
          questions={[
            { question: LONG_TEXT, answer: `<p>${LONG_TEXT}</p>` },
            { question: UNBROKEN_TEXT, answer: `<p>${UNBROKEN_TEXT}</p>` },
          ]}
        />
      ),
    },
  },
};
