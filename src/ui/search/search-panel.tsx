import type { Service } from '@livery/contract/agency/products';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serviceOfTitle } from '../../domain/agency/booking-menu.ts';
import { useAgency } from '../agency/agency-context.tsx';
import { FullPanel } from './full-panel.tsx';
import { SearchPlace } from './search-place.tsx';
import { SearchSummary } from './search-summary.tsx';
import { SearchTexts } from './search-texts.tsx';
import type { Drafts } from './use-search-form.ts';

export interface SearchPanelProps {
  /** The product whose search is shown; left out, the one that the address names in `search`, else the agency's first. */
  readonly service?: Service;
  /** Left out, the whole form; `summary`: the page's search in words, and a button to change it. */
  readonly form?: 'full' | 'summary';
  /** Called when the visitor searches for what the page already shows. */
  readonly onSearchAgain?: () => void;
}

const NOTHING = () => undefined;

/** The search for everything that the agency sells; nothing where it sells nothing. */
export function SearchPanel({ service, form = 'full', onSearchAgain = NOTHING }: SearchPanelProps) {
  const { bookingMenu } = useAgency();
  const { search } = useLocation();
  const [drafts] = useState<Drafts>(() => new Map());
  const services = bookingMenu.filter(({ active }) => active).map((item) => item.service);
  const wanted = service ?? serviceOfTitle(new URLSearchParams(search).get('search') ?? '');
  const [first] = services;
  const chosen = wanted !== undefined && services.includes(wanted) ? wanted : first;
  if (chosen === undefined) return null;
  const panel = { services, chosen, drafts, onSearchAgain };
  return (
    <SearchTexts fallback={<SearchPlace form={form} />}>
      {form === 'summary' ? <SearchSummary {...panel} /> : <FullPanel {...panel} />}
    </SearchTexts>
  );
}
