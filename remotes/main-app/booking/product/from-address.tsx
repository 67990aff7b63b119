import type { ReactNode } from 'react';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';

interface Props {
  readonly name: string;
  readonly children: (value: string) => ReactNode;
}

/** A screen that needs what the query names; the empty text where it doesn't. */
export function FromAddress({ name, children }: Props) {
  return children(useAddressQuery().read(name));
}
