import { latePart } from '../kit/late-part.ts';
import { LateSlot } from '../kit/late-slot.tsx';
import { DealSkeletons } from './deal-skeletons.tsx';
import { DealsFailed } from './deals-failed.tsx';
import { DealsHeader } from './deals-header.tsx';

const PARTS = {
  car: latePart(async () => (await import('./car-deals.tsx')).CarDeals),
  activity: latePart(async () => (await import('./activity-deals.tsx')).ActivityDeals),
};

/** Deals whose cards are fetched when their tab is first opened, while the deals themselves are searched. */
export function LateDeals({ product }: { readonly product: keyof typeof PARTS }) {
  return (
    <LateSlot
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
