import type { Meta, StoryObj } from '@storybook/react-vite';
import { HydratedOnUse } from './hydrated-on-use.tsx';

export default { component: HydratedOnUse } satisfies Meta<typeof HydratedOnUse>;

export const NotServed: StoryObj<typeof HydratedOnUse> = {
  args: {
    load: () => Promise.resolve(true),
    fallback: null,
    children: <button type="button">Where no server rendered it, it works at once.</button>,
  },
};
