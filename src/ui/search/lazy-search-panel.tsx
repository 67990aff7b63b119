import { HydratedOnUse } from '../kit/hydrated-on-use.tsx';
import { LazySlot, lazyComponent, loadComponents } from '../kit/lazy-component.tsx';
import { SearchPlace } from './search-place.tsx';
import type { PanelOptions } from './use-panel.ts';

interface Props extends PanelOptions {
  /** Left out, the whole form; `summary`: the page's search in words, and a button to change it. */
  readonly form?: 'full' | 'summary';
}

const PANELS = {
  full: lazyComponent('search-panel', async () => (await import('./search-panel.tsx')).SearchPanel),
  summary: lazyComponent(
    'search-summary-panel',
    async () => (await import('./search-summary-panel.tsx')).SearchSummaryPanel,
  ),
};

/** The search panel, whose code comes after the page's own; its room is there before. */
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

/** The panel of the home page: as the server rendered it, it is a form that works without its code. */
export function HomeSearchPanel({ className }: { readonly className: string | undefined }) {
  return (
    <HydratedOnUse className={className} load={loadPanel} fallback={FULL_PANEL_PLACE}>
      {FULL_PANEL}
    </HydratedOnUse>
  );
}
