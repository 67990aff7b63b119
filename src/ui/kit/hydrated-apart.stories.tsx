import { Button } from '@livery/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { HydratedApart } from './hydrated-apart.tsx';

export default { component: HydratedApart, args: { children: <Counter /> } } satisfies Meta<typeof HydratedApart>;
type Story = StoryObj<typeof HydratedApart>;

/** If it wasn't server-rendered, it works immediately. */
export const NotServed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clicks: 0' }));
    await canvas.findByRole('button', { name: 'Clicks: 1' });
  },
};

function Counter() {
  const [clicks, setClicks] = useState(0);
  return <Button onClick={() => setClicks(clicks + 1)}>Clicks: {clicks}</Button>;
}
