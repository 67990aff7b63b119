import { SearchPlace } from './search-place.tsx';
import { SearchSummary } from './search-summary.tsx';
import { SearchTexts } from './search-texts.tsx';
import { type PanelOptions, usePanel } from './use-panel.ts';

/** The page's search in words, without the code of its form; nothing if the agency sells no products. */
export function SearchSummaryPanel(options: PanelOptions) {
  const panel = usePanel(options);
  if (panel === null) return null;
  return (
    <SearchTexts fallback={<SearchPlace form="summary" service={options.service} />}>
      <SearchSummary {...panel} />
    </SearchTexts>
  );
}
