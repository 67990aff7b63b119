import { missingAddress } from '@livery/contract/navigation/missing-address';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFoundMessage } from './not-found-page.tsx';

export default {
  component: NotFoundMessage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof NotFoundMessage>;
type Story = StoryObj<typeof NotFoundMessage>;

export const NotFound: Story = { args: { address: missingAddress('/hotels/lisbon') } };

export const UnknownAddress: Story = { args: { address: undefined } };

export const LongAddress: Story = { args: { address: missingAddress(`/${'a-very-long-address-'.repeat(20)}`) } };

export const ArabicAddress: Story = { args: { address: missingAddress(`/${encodeURIComponent('فنادق')}/riyadh`) } };
