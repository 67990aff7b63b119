import { HydratedOnUse } from '../kit/hydrated-on-use.tsx';
import { LazySlot, lazyComponent, loadComponents } from '../kit/lazy-component.tsx';
import type { SearchPanelProps } from './search-panel.tsx';
import { SearchPlace } from './search-place.tsx';

const panel = lazyComponent('search-panel', async () => (await import('./search-panel.tsx')).SearchPanel);

/** The search panel, whose code comes after the page's own; its room is there before. */
export function LazySearchPanel(props: SearchPanelProps) {
  return <LazySlot component={panel} props={props} fallback={<SearchPlace form={props.form ?? 'full'} />} />;
}

const FULL = <LazySearchPanel />;
const PLACE = <SearchPlace form="full" />;
const loadPanel = (language: string) => loadComponents([panel.name, `search/texts/${language}`]);

/** The panel of the home page: as the server rendered it, it is a form that works without its code. */
export function HomeSearchPanel({ className }: { readonly className: string | undefined }) {
  return (
    <HydratedOnUse className={className} load={loadPanel} fallback={PLACE}>
      {FULL}
    </HydratedOnUse>
  );
}
