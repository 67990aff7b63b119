import type { Meta, StoryObj } from '@storybook/react-vite';
import { latePart } from './late-part.ts';
import { LateSlot } from './late-slot.tsx';
import { Spinner } from './spinner.tsx';

export default {} satisfies Meta;

export const Ready: StoryObj = { render: () => <LateSlot part={loaded} with={{}} /> };

export const Loading: StoryObj = { render: () => <LateSlot part={loading} with={{}} waiting={<Spinner />} /> };

export const Failed: StoryObj = { render: () => <LateSlot part={failed} with={{}} /> };

const loaded = latePart(() => Promise.resolve(Loaded));
const loading = latePart<object>(() => new Promise(() => undefined));
const failed = latePart<object>(() => Promise.reject(new Error('The code of this story can’t be loaded.')));

function Loaded() {
  return <p>A lazy component whose code has been loaded.</p>;
}
