import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WithT } from '../../../../.storybook/with-t.tsx';
import { Sentence } from './sentence.tsx';

export default { component: Sentence } satisfies Meta<typeof Sentence>;
type Story = StoryObj<typeof Sentence>;

/** A message that has an element in it. */
export const WithAPlace: Story = {
  render: () => (
    <p>
      <WithT>{(t) => <Sentence t={t} i18nKey="deals.pickUp" components={{ place: <strong>Lisbon</strong> }} />}</WithT>
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lisbon')).toBeVisible();
  },
};
