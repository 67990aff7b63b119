import { Lazy, namedLoader } from '@livery/kit/lazy';
import { useAddressQuery } from '@livery/remote';
import type { ComponentProps } from 'react';

/** Needed only for offers of a proposal. */
export const loadPriceChange = namedLoader('booking/details/price-change', () => import('./price-change.tsx'));

type Props = Omit<ComponentProps<Awaited<ReturnType<typeof loadPriceChange>>['PriceChange']>, 'proposalId'> & {
  /** The one in the path; by default, the one in the query. */
  readonly proposalId?: string | undefined;
};

/** Says that the price of a proposed offer has changed; nothing for other offers. */
export function ProposedPrice({ proposalId, ...props }: Props) {
  const { read } = useAddressQuery();
  const id = proposalId ?? read('proposalId');
  if (id === '') return null;
  return (
    <Lazy load={loadPriceChange} waiting={null} failed={null}>
      {({ PriceChange }) => <PriceChange proposalId={id} {...props} />}
    </Lazy>
  );
}
