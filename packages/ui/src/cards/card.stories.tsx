import { LONG_TEXT, UNBROKEN_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card, CardGrid } from './card.tsx';

export default { component: Card, args: { children: 'Three nights in Lisbon' } } satisfies Meta<typeof Card>;
type Story = StoryObj<typeof Card>;

export const Plain: Story = {};

export const WithHeading: Story = { args: { heading: 'Your trip' } };

export const Sunken: Story = { args: { heading: 'Your trip', sunken: true } };

export const LongTexts: Story = { args: { heading: LONG_TEXT, children: UNBROKEN_TEXT } };

export const Grid: Story = {
  render: () => (
    <CardGrid label="Trips">
      {['Lisbon', 'Porto', 'Faro'].map((place) => (
        <Card key={place} heading={place} level={3}>
          Three nights
        </Card>
      ))}
    </CardGrid>
  ),
};
