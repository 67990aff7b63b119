import type { Meta, StoryObj } from '@storybook/react-vite';
import { BedDouble, Map as MapIcon } from 'lucide-react';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

const TABS = [
  { id: 'rooms', label: 'Rooms', icon: BedDouble },
  { id: 'map', label: 'Map', icon: MapIcon },
] as const;

function Hotel() {
  const [chosen, setChosen] = useState<'rooms' | 'map'>('rooms');
  return (
    <Tabs label="The hotel" tabs={TABS} chosen={chosen} onChoose={setChosen}>
      {chosen === 'rooms' ? 'Two rooms are left.' : 'Near the sea.'}
    </Tabs>
  );
}

export default { component: Hotel } satisfies Meta<typeof Hotel>;
type Story = StoryObj<typeof Hotel>;

export const WithIcons: Story = {};
