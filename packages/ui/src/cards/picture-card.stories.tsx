import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cardWidth } from '../../tests/stories/layout.tsx';
import { Button } from '../buttons/button.tsx';
import { Badge } from '../layout/badge.tsx';
import { CardLink } from './linked-card.tsx';
import { Picture } from './picture.tsx';
import { PictureCard } from './picture-card.tsx';

export default {
  component: PictureCard,
  args: {
    picture: <Picture source="/media/scene/sea/harbour-view.svg" loading="eager" />,
    name: <CardLink to="/hotels/harbour">Hotel Harbour</CardLink>,
    children: <span>1.2 mi from the sea</span>,
    foot: <Button>Save</Button>,
  },
} satisfies Meta<typeof PictureCard>;
type Story = StoryObj<typeof PictureCard>;

export const Column: Story = { decorators: [cardWidth], args: { badge: <Badge>New</Badge> } };

export const Wide: Story = { args: { wide: true } };

export const WideWithFootBeside: Story = { args: { wide: true, footBeside: true } };

export const LongName: Story = {
  decorators: [cardWidth],
  args: { name: <CardLink to="/hotels/harbour">{LONG_TEXT}</CardLink>, above: <span>Resort</span> },
};

export const NameOnly: Story = {
  decorators: [cardWidth],
  args: { name: 'Hotel Harbour', picture: <Picture source="" />, children: undefined, foot: undefined },
};
