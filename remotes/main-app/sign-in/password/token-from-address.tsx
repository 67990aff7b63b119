import type { ReactNode } from 'react';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';

interface Props {
  /** What the path says, if anything. */
  readonly path?: string | undefined;
  readonly children: (token: string) => ReactNode;
}

/** The token of a letter's link: in its path or in its query. */
export function TokenFromAddress({ path, children }: Props) {
  const asked = useAddressQuery().read('token');
  return children(path ?? asked);
}
