import type { FaqState } from '../../../src/domain/content/faq-state.ts';
import { FaqPage } from '../../../src/ui/content/faq-page.tsx';
import type { Specimen, SpecimenState } from '../../specimen.ts';

export const faqPage: Specimen = {
  stands: 'screen',
  states: {
    loading: { show: <FaqPage /> },
    ready: answered({
      kind: 'list',
      headerMessage: 'What people ask us before they pack',
      questions: [{ question: 'Can I cancel?', answer: '<p>Up to a day before.</p>' }],
    }),
    none: answered({ kind: 'none', headerMessage: '' }),
    disabled: answered({ kind: 'disabled' }),
    failed: { show: <FaqPage />, seen: { faq: { kind: 'failed', failure: { kind: 'timed-out' } } } },
  },
};

function answered(value: FaqState): SpecimenState {
  return { show: <FaqPage />, seen: { faq: { kind: 'ready', value } } };
}
