import { LONG_TEXT } from '@livery/testkit/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { SortableList } from './sortable-list.tsx';

function Cities({ names }: { readonly names: readonly string[] }) {
  const [order, setOrder] = useState(names);
  return (
    <SortableList
      label="Cities"
      items={order.map((name) => ({ id: name, name }))}
      onMove={(id, index) => setOrder(order.filter((name) => name !== id).toSpliced(index, 0, id))}
    >
      {({ name }) => <p>{name}</p>}
    </SortableList>
  );
}

export default { component: Cities, args: { names: ['Porto', 'Lisbon', 'Évora'] } } satisfies Meta<typeof Cities>;
type Story = StoryObj<typeof Cities>;

export const ThreeItems: Story = {};

export const LongNames: Story = { args: { names: [LONG_TEXT, 'Lisbon'] } };
