import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgencyInactive } from './agency-inactive.tsx';

export default { component: AgencyInactive, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof AgencyInactive
>;
type Story = StoryObj<typeof AgencyInactive>;

export const Inactive: Story = {};
