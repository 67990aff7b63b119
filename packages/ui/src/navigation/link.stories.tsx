import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, LinkProvider } from './link.tsx';

export default { component: Link, args: { to: '/about', children: 'About us' } } satisfies Meta<typeof Link>;
type Story = StoryObj<typeof Link>;

export const OfRouter: Story = {};

export const OwnLink: Story = {
  decorators: [
    (Story) => (
      <LinkProvider
        value={({ to, children, ...attributes }) => (
          <a {...attributes} href={`/app${to}`} data-own="">
            {children}
          </a>
        )}
      >
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    const href = canvas.getByRole('link').getAttribute('href');
    if (href !== '/app/about') throw new Error(`The link leads to ${href}.`);
  },
};

export const Focused: Story = { parameters: { pseudo: { focusVisible: true } } };
