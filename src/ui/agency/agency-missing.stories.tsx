import type { Meta, StoryObj } from '@storybook/react-vite';
import { AgencyMissing } from './agency-missing.tsx';

export default { component: AgencyMissing, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof AgencyMissing>;
type Story = StoryObj<typeof AgencyMissing>;

export const Missing: Story = {};
