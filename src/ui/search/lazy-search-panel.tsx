import { HydratedOnUse } from '../kit/hydrated-on-use.tsx';
import { LazySlot, lazyComponent, loadComponents } from '../kit/lazy-component.tsx';
import { SearchPlace } from './search-place.tsx';
import type { PanelOptions } from './use-panel.ts';

interface Props extends PanelOptions {
  /** By default, the whole form; `summary`: the page's search in words, and a button to change it. */
  readonly form?: 'full' | 'summary';
}

const PANELS = {
  full: lazyComponent('search-panel', async () => (await import('./search-panel.tsx')).SearchPanel),
  summary: lazyComponent(
    'search-summary-panel',
    async () => (await import('./search-summary-panel.tsx')).SearchSummaryPanel,
  ),
};

/** The search panel, whose code is loaded after the page's; its room is reserved before. */
export function LazySearchPanel({ form = 'full', ...options }: Props) {
  return (
    <LazySlot
      component={PANELS[form]}
      props={options}
      fallback={<SearchPlace form={form} service={options.service} />}
    />
  );
}

const FULL_PANEL = <LazySearchPanel />;
const FULL_PANEL_PLACE = <SearchPlace form="full" />;
const loadPanel = (language: string) => loadComponents([PANELS.full.name, `search/texts/${language}`]);

/** The home page's panel: as the server renders it, its form works without the panel's code. */
export function HomeSearchPanel({ className }: { readonly className: string | undefined }) {
  return (
    <HydratedOnUse className={className} load={loadPanel} fallback={FULL_PANEL_PLACE}>
      {FULL_PANEL}
    </HydratedOnUse>
  );
}
