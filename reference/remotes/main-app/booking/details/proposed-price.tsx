import { Lazy, loader } from '@livery/kit/lazy';
import { useAddressQuery } from '@livery/remote';
import type { ComponentProps } from 'react';

/** What only an offer of a proposal has. */
export const loadPriceChange = loader('booking/details/price-change', () => import('./price-change.tsx'));

type Props = Omit<ComponentProps<Awaited<ReturnType<typeof loadPriceChange>>['PriceChange']>, 'proposalId'> & {
  /** Of the path; by default, the query's. */
  readonly proposalId?: string | undefined;
};

/** Says that an offer of a proposal costs something else than when it was proposed; nothing for any other offer. */
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
