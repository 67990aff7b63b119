import { FullPanel } from './full-panel.tsx';
import { SearchPlace } from './search-place.tsx';
import { SearchTexts } from './search-texts.tsx';
import { type PanelOptions, usePanel } from './use-panel.ts';

/** The search for all products of the agency; nothing if it sells none. */
export function SearchPanel(options: PanelOptions) {
  const panel = usePanel(options);
  if (panel === null) return null;
  return (
    <SearchTexts fallback={<SearchPlace form="full" service={options.service} />}>
      <FullPanel {...panel} />
    </SearchTexts>
  );
}
