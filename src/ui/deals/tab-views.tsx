import { BedDouble, CarFront, type LucideIcon, Plane, Ship, Ticket } from 'lucide-react';
import type { ComponentType } from 'react';
import type { DealProduct, DealTab, TabWithDeals } from '../../domain/deals/deal-tab.ts';
import { type LazyComponent, LazySlot, lazyComponent } from '../kit/lazy-component.tsx';
import { HotelDeals } from './cards/hotel-deal-card.tsx';
import { CarouselArrowsPlace } from './list/carousel-arrows.tsx';
import { DealSkeletons } from './list/deal-skeletons.tsx';
import { DealsFailed } from './list/deals-failed.tsx';
import { DealsHeader } from './list/deals-header.tsx';

interface TabView {
  readonly icon: LucideIcon;
}

interface DealsView extends TabView {
  /** The panel of the tab. */
  readonly Deals: ComponentType;
}

/**
 * The view of each product's tab, one entry per product. The cards of the first tab are loaded with the page, those of
 * the others when their tab is first opened.
 */
export const TAB_VIEWS: { readonly [T in DealTab]: T extends TabWithDeals ? DealsView : TabView } = {
  hotels: { icon: BedDouble, Deals: HotelDeals },
  cars: {
    icon: CarFront,
    Deals: lazyDeals(
      'car',
      lazyComponent('car-deal-card', async () => (await import('./cards/car-deal-card.tsx')).CarDeals),
    ),
  },
  activities: {
    icon: Ticket,
    Deals: lazyDeals(
      'activity',
      lazyComponent('activity-deal-card', async () => (await import('./cards/activity-deal-card.tsx')).ActivityDeals),
    ),
  },
  flights: { icon: Plane },
  cruises: { icon: Ship },
};

/** Cards whose code is loaded when their tab is first opened, while the search is running. */
function lazyDeals(product: DealProduct, deals: LazyComponent<object>): ComponentType {
  return () => (
    <LazySlot
      component={deals}
      props={{}}
      retryReloads
      renderFailed={(retry) => <DealsFailed failure={{ kind: 'unreachable' }} onRetry={retry} />}
      fallback={
        <>
          <DealsHeader product={product}>
            <CarouselArrowsPlace />
          </DealsHeader>
          <DealSkeletons product={product} />
        </>
      }
    />
  );
}
