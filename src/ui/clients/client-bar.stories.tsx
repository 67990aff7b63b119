import { anAgent } from '@livery/testkit/users';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LONG_TEXT } from '../../../.storybook/fixtures.ts';
import { shellState } from '../../../.storybook/with-shell.tsx';
import { signedInAs } from '../../../tests/support/seen.ts';
import { ClientBar } from './client-bar.tsx';

const agent = signedInAs(anAgent());
const as = (name: string) => shellState({ ...agent, client: { id: 'c-1', name } });

export default { component: ClientBar, args: { path: '/' } } satisfies Meta<typeof ClientBar>;
type Story = StoryObj<typeof ClientBar>;

export const Nobody: Story = { parameters: shellState(agent) };

export const Client: Story = { parameters: as('Amelia Hart') };

export const LongName: Story = { parameters: as(LONG_TEXT) };

export const ArabicName: Story = { parameters: as('نور عبد الرحمن السعدي') };

export const NotKnownYet: Story = { parameters: shellState({ signedIn: true, profile: { kind: 'loading' } }) };
