import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgencyUnreachable } from './agency-unreachable.tsx';

export default {
  component: AgencyUnreachable,
  parameters: { layout: 'fullscreen' },
  args: { retrying: false, failure: { kind: 'unreachable' } },
} satisfies Meta<typeof AgencyUnreachable>;
type Story = StoryObj<typeof AgencyUnreachable>;

export const Failed: Story = {};

export const Refused: Story = {
  args: { failure: { kind: 'refused', status: 401, message: 'This host needs a licence.' } },
};

export const Retrying: Story = { args: { retrying: true } };
