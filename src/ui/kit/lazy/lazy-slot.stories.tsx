import type { Meta, StoryObj } from '@storybook/react-vite';
import { Spinner } from '../../../../design/spinner.tsx';
import { lazyComponent } from './lazy-component.ts';
import { LazySlot } from './lazy-slot.tsx';

export default {} satisfies Meta;

export const Ready: StoryObj = { render: () => <LazySlot part={loaded} with={{}} /> };

export const Loading: StoryObj = { render: () => <LazySlot part={loading} with={{}} waiting={<Spinner />} /> };

export const Failed: StoryObj = { render: () => <LazySlot part={failed} with={{}} /> };

const loaded = lazyComponent(() => Promise.resolve(Loaded));
const loading = lazyComponent<object>(() => new Promise(() => undefined));
const failed = lazyComponent<object>(() => Promise.reject(new Error('The code of this story can’t be loaded.')));

function Loaded() {
  return <p>A lazy component whose code has been loaded.</p>;
}
