import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../tests/stories/layout.tsx';
import { Button } from '../buttons/button.tsx';
import { CardLink, LinkedCard } from './linked-card.tsx';

export default { component: LinkedCard, decorators: [cardWidth] } satisfies Meta<typeof LinkedCard>;
type Story = StoryObj<typeof LinkedCard>;

export const Linked: Story = { args: { children: content('Hotel Harbour') } };

export const Focused: Story = {
  args: { children: content('Hotel Harbour') },
  parameters: { pseudo: { focusVisible: 'a' } },
};

export const LongName: Story = { args: { children: content(LONG_TEXT) } };

export const Unlinked: Story = { args: { children: <h2>Hotel Harbour</h2> } };

function content(name: string) {
  return (
    <div style={{ padding: 'var(--space-4)' }}>
      <h2>
        <CardLink to="/hotels/harbour">{name}</CardLink>
      </h2>
      <Button>Save</Button>
    </div>
  );
}
