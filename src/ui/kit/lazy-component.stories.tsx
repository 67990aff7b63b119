import { Spinner } from '@livery/ui/spinner';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LazySlot, lazyComponent } from './lazy-component.tsx';

export default {} satisfies Meta;

export const Ready: StoryObj = { render: () => <LazySlot component={loadedComponent} props={{}} /> };

export const Loading: StoryObj = { render: () => <LazySlot component={loading} props={{}} fallback={<Spinner />} /> };

export const Failed: StoryObj = { render: () => <LazySlot component={failedComponent} props={{}} /> };

const loadedComponent = lazyComponent('loaded', () => Promise.resolve(Loaded));
const loading = lazyComponent<object>('loading', () => new Promise(() => undefined));
const failedComponent = lazyComponent<object>('failed', () =>
  Promise.reject(new Error('The code of this story can’t be loaded.')),
);

function Loaded() {
  return <p>A lazy component whose code has been loaded.</p>;
}
