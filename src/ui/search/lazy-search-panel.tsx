import { LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import type { SearchPanelProps } from './search-panel.tsx';
import { SearchPlace } from './search-place.tsx';

const panel = lazyComponent('search-panel', async () => (await import('./search-panel.tsx')).SearchPanel);

/** The search panel, whose code comes after the page's own; its room is there before. */
export function LazySearchPanel(props: SearchPanelProps) {
  return <LazySlot component={panel} props={props} fallback={<SearchPlace form={props.form ?? 'full'} />} />;
}
