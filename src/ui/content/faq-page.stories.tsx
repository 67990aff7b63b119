import type { Meta, StoryObj } from '@storybook/react-vite';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { FaqPage } from './faq-page.tsx';

export default { component: FaqPage, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof FaqPage>;
type Story = StoryObj<typeof FaqPage>;

export const Loading: Story = {};

export const Ready: Story = {
  parameters: shellState({
    faq: {
      kind: 'ready',
      value: {
        kind: 'list',
        headerMessage: 'What people ask us before they pack',
        questions: [{ question: 'Can I cancel?', answer: '<p>Up to a day before.</p>' }],
      },
    },
  }),
};

export const NoQuestions: Story = {
  parameters: shellState({ faq: { kind: 'ready', value: { kind: 'none', headerMessage: '' } } }),
};

export const Disabled: Story = { parameters: shellState({ faq: { kind: 'ready', value: { kind: 'disabled' } } }) };

export const Failed: Story = { parameters: shellState({ faq: { kind: 'failed', failure: { kind: 'timed-out' } } }) };
