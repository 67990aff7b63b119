import { lazyComponent } from '../kit/lazy-component.ts';
import { LazySlot } from '../kit/lazy-slot.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';
import { DealsFailed } from './deals-failed.tsx';
import { DealsHeader } from './deals-header.tsx';

const PARTS = {
  car: lazyComponent(async () => (await import('./car-deals.tsx')).CarDeals),
  activity: lazyComponent(async () => (await import('./activity-deals.tsx')).ActivityDeals),
};

/** Deals whose cards are fetched when their tab is first opened, while the deals themselves are searched. */
export function LazyDeals({ product }: { readonly product: keyof typeof PARTS }) {
  return (
    <LazySlot
      part={PARTS[product]}
      with={{}}
      retryReloads
      renderFailed={(retry) => <DealsFailed failure={{ kind: 'unreachable' }} onRetry={retry} />}
      waiting={
        <>
          <DealsHeader product={product} />
          <DealSkeletons product={product} />
        </>
      }
    />
  );
}
