import type { Service } from '@livery/contract/agency/products';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { serviceByTitle } from '../../domain/agency/booking-menu.ts';
import { useAgency } from '../agency/agency-context.tsx';
import type { PanelProps } from './full-panel.tsx';
import type { SearchDrafts } from './use-search-form.ts';

export interface PanelOptions {
  /** The product whose search is shown; by default, the one in the address's `search`, else the agency's first. */
  readonly service?: Service;
  /** Called when the visitor searches for the same results that the page shows. */
  readonly onSearchAgain?: () => void;
}

const doNothing = () => undefined;

/** The props of the panel for the agency's products; `null` if it sells none. */
export function usePanel({ service, onSearchAgain = doNothing }: PanelOptions): PanelProps | null {
  const soldServices = useSoldServices(service);
  const [drafts] = useState<SearchDrafts>(() => new Map());
  return soldServices && { ...soldServices, drafts, onSearchAgain };
}

/** The products that the agency sells, and which one a panel shows; `null` if it sells none. */
export function useSoldServices(service: Service | undefined): Pick<PanelProps, 'services' | 'chosen'> | null {
  const { bookingMenu } = useAgency();
  const { search } = useLocation();
  const services = bookingMenu.filter(({ active }) => active).map((item) => item.service);
  const requestedService = service ?? serviceByTitle(new URLSearchParams(search).get('search') ?? '');
  const [firstService] = services;
  const chosenService =
    requestedService !== undefined && services.includes(requestedService) ? requestedService : firstService;
  return chosenService === undefined ? null : { services, chosen: chosenService };
}
