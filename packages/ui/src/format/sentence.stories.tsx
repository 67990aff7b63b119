import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { Sentence } from './sentence.tsx';

/** A message of the shell that has an element in it. */
function PickUp() {
  const { t } = useTranslation();
  return (
    <p>
      <Sentence t={t} i18nKey="deals.pickUp" components={{ place: <strong>Lisbon</strong> }} />
    </p>
  );
}

export default { component: PickUp } satisfies Meta<typeof PickUp>;
type Story = StoryObj<typeof PickUp>;

export const WithAPlace: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Lisbon')).toBeVisible();
  },
};
